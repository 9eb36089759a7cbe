import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { CityChoiceQuery } from '../../__generated__/CityChoiceQuery.graphql.ts';
import { useUnsuspendedQuery } from '../../relay/useUnsuspendedQuery.ts';
import { GroupErrors } from '../../ui/field/GroupErrors.tsx';
import { FormFailure } from '../../ui/field/FormFailure.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { nodesOf } from '../../relay/nodesOf.ts';
import type { ReviewedCompany } from './reviewTarget.ts';

export interface CityChoiceProps {
  /** Whether it cannot be changed, because the review of the city is being sent. */
  readonly isInert: boolean;
  readonly company: ReviewedCompany;
  /** The slug of the chosen city; empty before. */
  readonly value: string;
  readonly errors: readonly string[];
  readonly onChange: (citySlug: string) => void;
  /** Whether the company has no offer in the chosen city, or none could be found. */
  readonly hasNoOffer: boolean;
}

const query = graphql`
  query CityChoiceQuery($partnerId: ID!, $countryCode: String) {
    cities(partnerId: $partnerId, countryCode: $countryCode, first: 200) {
      edges {
        node {
          id
          name
          slug
        }
      }
    }
  }
`;

/** The city whose gig of a company is reviewed; no choice where the page is about one city. */
export function CityChoice({ isInert, company, value, errors, onChange, hasNoOffer }: CityChoiceProps) {
  const { partnerId, countryCode, place } = company;
  const { formatMessage } = useIntl();
  const id = useId();
  const errorId = useId();
  const isInvalid = errors.length > 0;
  const isChoice = place.citySlug === null;
  const data = useUnsuspendedQuery<CityChoiceQuery>(query, isChoice ? { partnerId, countryCode } : null);

  return (
    <div inert={isInert}>
      {isChoice && (
        <SelectField
          id={id}
          name="city"
          label={<FormattedMessage id="review.form.city" />}
          value={value}
          isInvalid={isInvalid}
          describedBy={isInvalid ? errorId : undefined}
          data={[
            { value: '', label: formatMessage({ id: 'review.form.city.choose' }) },
            ...nodesOf(data?.cities).map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChange={onChange}
        />
      )}
      <GroupErrors id={errorId} errors={errors} isAlert />
      {(data === null || hasNoOffer) && <FormFailure id="error.section" />}
    </div>
  );
}
