import { useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { CityChoiceQuery } from '../../__generated__/CityChoiceQuery.graphql.ts';
import { GroupErrors } from '../../ui/field/GroupErrors.tsx';
import { FormFailure } from '../../ui/field/FormFailure.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import type { ReviewedCompany, ReviewedOffer } from './reviewTarget.ts';
import { useOfferIn } from './useOfferIn.ts';

interface CityChoiceProps {
  /** Whether it cannot be changed, because the review of the city is being sent. */
  readonly isInert: boolean;
  readonly company: ReviewedCompany;
  /** The slug of the chosen city; empty before. */
  readonly value: string;
  readonly errors: readonly string[];
  readonly onChange: (citySlug: string) => void;
  /** Called with the offer of the chosen city; null until it is known. */
  readonly onOffer: (offer: ReviewedOffer | null) => void;
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
export function CityChoice({ isInert, company, value, errors, onChange, onOffer }: CityChoiceProps) {
  const { partner, partnerId, partnerSlug, countryCode } = company;
  const { formatMessage } = useIntl();
  const environment = useRelayEnvironment();
  const id = useId();
  const errorId = useId();
  const isInvalid = errors.length > 0;
  const [cities, setCities] = useState<readonly { readonly slug: string; readonly name: string }[]>([]);
  const [failed, setFailed] = useState(false);
  const isChoice = company.place.citySlug === null;
  const hasNoOffer = useOfferIn({
    citySlug: company.place.citySlug ?? value,
    partnerSlug,
    partner,
    onOffer,
  });

  useEffect(() => {
    if (!isChoice) return undefined;
    const request = fetchQuery<CityChoiceQuery>(environment, query, { partnerId, countryCode }).subscribe({
      next: ({ cities: found }) =>
        setCities(found?.edges.flatMap((edge) => (edge?.node ? [edge.node] : [])) ?? []),
      error: () => setFailed(true),
    });
    return () => request.unsubscribe();
  }, [environment, isChoice, partnerId, countryCode]);

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
            ...cities.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChange={onChange}
        />
      )}
      <GroupErrors id={errorId} errors={errors} isAlert />
      {(failed || hasNoOffer) && <FormFailure id="error.section" />}
    </div>
  );
}
