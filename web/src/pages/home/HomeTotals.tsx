import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { HomeTotals_totals$key } from '../../__generated__/HomeTotals_totals.graphql.ts';
import classes from './HomeTotals.module.css';

const counted = ['jobOffers', 'cities', 'partners', 'contributions'] as const;

/** How much there is on the site. */
export function HomeTotals({ totals: key }: { readonly totals: HomeTotals_totals$key }) {
  const { formatNumber } = useIntl();
  const totals = useFragment(
    graphql`
      fragment HomeTotals_totals on SiteTotals {
        jobOffers
        cities
        partners
        contributions
      }
    `,
    key,
  );
  return (
    <dl className={classes['totals']}>
      {counted.map((name) => (
        <div key={name} className={classes['total']}>
          <dt className={classes['label']}>
            <FormattedMessage id={`home.totals.${name}`} values={{ count: totals[name] }} />
          </dt>
          <dd className={classes['count']}>{formatNumber(totals[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
