import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompareTable_offers$key } from '../../__generated__/CompareTable_offers.graphql.ts';
import { comparePath } from '../../features/comparison/comparePath.ts';
import { comparison } from '../../features/comparison/comparison.ts';
import { AnswerRows } from './rows/AnswerRows.tsx';
import classes from './CompareTable.module.css';
import { CostRows } from './rows/CostRows.tsx';
import { EarningsRows } from './rows/EarningsRows.tsx';
import { FactRows } from './rows/FactRows.tsx';
import { OfferColumnAction } from './OfferColumnAction.tsx';
import { OfferColumnHead } from './OfferColumnHead.tsx';
import { RatingRow } from './rows/RatingRow.tsx';

interface CompareTableProps {
  readonly offers: CompareTable_offers$key;
  /** Each offer as written in the address. */
  readonly places: readonly string[];
}

/** The offers as columns. A table that is too wide scrolls sideways. */
export function CompareTable({ offers: key, places }: CompareTableProps) {
  const { formatMessage } = useIntl();
  const offers = useFragment(
    graphql`
      fragment CompareTable_offers on JobOffer @relay(plural: true) {
        id
        ...AnswerRows_offers
        ...CostRows_offers
        ...EarningsRows_offers
        ...FactRows_offers
        ...OfferColumnAction_offer
        ...OfferColumnHead_offer
        ...RatingRow_offers
      }
    `,
    key,
  );
  return (
    <div
      className={classes['scroller']}
      data-offers={offers.length}
      role="region"
      aria-label={formatMessage({ id: 'compare.table' })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
      tabIndex={0}
    >
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col" className={classes['corner']}>
              <VisuallyHidden>
                <FormattedMessage id="compare.property" />
              </VisuallyHidden>
            </th>
            {offers.map((offer, column) => (
              <th key={offer.id} scope="col" className={classes['columnHead']}>
                <OfferColumnHead
                  offer={offer}
                  removeTo={comparePath(places.filter((_place, other) => other !== column))}
                  onRemove={() => comparison.remove(offer.id)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <EarningsRows offers={offers} />
          <CostRows offers={offers} />
          <AnswerRows offers={offers} />
          <RatingRow offers={offers} />
          <FactRows offers={offers} />
          <tr className={classes['actions']}>
            <th scope="row" className={classes['rowHead']}>
              <span className={classes['rowLabel']}>
                <FormattedMessage id="offer.apply" />
              </span>
            </th>
            {offers.map((offer) => (
              <td key={offer.id} className={classes['cell']}>
                <OfferColumnAction offer={offer} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
