import { applyUntil } from '../../../i18n/applyUntil.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { FactRows_offers$key } from '../../../__generated__/FactRows_offers.graphql.ts';
import { WrittenDate } from '../../../ui/date/WrittenDate.tsx';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import { CompareRow } from './CompareRow.tsx';
import { typeMessage } from '../../../features/filters/offerType.ts';

const texts = [
  { label: 'offer.requirements', field: 'jobRequirementsDetails' },
  { label: 'offer.bonus', field: 'joiningBonus' },
  { label: 'offer.fees', field: 'fees' },
  { label: 'offer.expenses', field: 'commonExpenses' },
] as const;

/** Properties without a best value: type, categories, texts, equipment and deadline. */
export function FactRows({ offers: key }: { readonly offers: FactRows_offers$key }) {
  const { formatList } = useIntl();
  const listed = (items: readonly { readonly name: string }[] | null | undefined) =>
    items && items.length > 0
      ? formatList(
          items.map(({ name }) => name),
          { style: 'narrow' },
        )
      : null;
  const offers = useFragment(
    graphql`
      fragment FactRows_offers on JobOffer @relay(plural: true) {
        id
        type
        validThrough
        categories {
          name
        }
        equipment {
          name
        }
        commonExpenses
        fees
        jobRequirementsDetails
        joiningBonus
      }
    `,
    key,
  );
  return (
    <>
      <CompareRow
        label="offer.facts.type"
        offers={offers}
        cell={({ type }) => <FormattedMessage id={typeMessage(type)} />}
      />
      <CompareRow
        label="offer.facts.categories"
        offers={offers}
        cell={({ categories }) => listed(categories)}
      />
      {texts.map(({ label, field }) => (
        <CompareRow
          key={label}
          label={label}
          offers={offers}
          cell={({ [field]: html }) => (html ? <RichText html={html} /> : null)}
        />
      ))}
      <CompareRow label="offer.equipment" offers={offers} cell={({ equipment }) => listed(equipment)} />
      <CompareRow
        label="offer.facts.validThrough"
        offers={offers}
        cell={(offer) => {
          const last = applyUntil(offer.validThrough);
          return last && <WrittenDate instant={last} length="long" />;
        }}
      />
    </>
  );
}
