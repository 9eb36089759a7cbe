import { IconCalendarCheck, IconWallet } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CostFigure_offer$key } from '../../__generated__/CostFigure_offer.graphql.ts';
import { Figure } from './Figure.tsx';
import classes from './figures.module.css';
import { paybackDays } from './paybackDays.ts';
import { useMoney } from './useMoney.ts';

/** What it costs to start, beside the days of work that pay it back. */
export function CostFigure({ offer }: { readonly offer: CostFigure_offer$key }) {
  const money = useMoney();
  const { costToStart: cost, earning } = useFragment(
    graphql`
      fragment CostFigure_offer on JobOffer {
        costToStart {
          avg
          count
          currency
        }
        earning {
          avg
          currency
        }
      }
    `,
    offer,
  );
  if (!cost) return null;
  const days = paybackDays(cost, earning);
  const free = cost.avg === 0;
  const amount = free ? (
    <FormattedMessage id="offer.cost.free" />
  ) : (
    money(Math.round(cost.avg ?? 0), cost.currency)
  );
  const title = <FormattedMessage id="offer.cost.title" />;
  const payback = days === null ? null : <FormattedMessage id="offer.cost.payback" values={{ days }} />;
  return (
    <Figure
      count={cost.avg == null ? 0 : cost.count}
      rows={[
        { key: 'cost', label: title, value: amount },
        ...(days === null
          ? []
          : [
              {
                key: 'payback',
                label: <FormattedMessage id="offer.cost.payback.label" />,
                value: <FormattedMessage id="offer.cost.payback.days" values={{ days }} />,
              },
            ]),
      ]}
      title={title}
    >
      <div className={classes['pair']}>
        <p className={classes['fact']}>
          <IconWallet size={24} stroke={1.5} aria-hidden="true" />
          <strong>{amount}</strong>
        </p>
        {payback && (
          <p className={classes['fact']}>
            <IconCalendarCheck size={24} stroke={1.5} aria-hidden="true" />
            <span>{payback}</span>
          </p>
        )}
      </div>
    </Figure>
  );
}
