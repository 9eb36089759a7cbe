import { graphql, useFragment } from 'react-relay';
import type { NetEarnings_offer$key } from '../../__generated__/NetEarnings_offer.graphql.ts';
import { useRememberedWeek } from './rememberedWeek.ts';
import { NetEarningsForm } from './NetEarningsForm.tsx';

interface NetEarningsProps {
  readonly offer: NetEarnings_offer$key;
  readonly query: Readonly<Record<string, unknown>>;
}

/** What is left of the average pay of an offer; nothing while its pay is unknown. */
export function NetEarnings({ offer, query }: NetEarningsProps) {
  const { earning } = useFragment(
    graphql`
      fragment NetEarnings_offer on JobOffer {
        earning {
          average {
            amount
            currency
          }
        }
      }
    `,
    offer,
  );
  const week = useRememberedWeek(query);
  const { average } = earning ?? {};
  return average ? (
    // Its fields have their values from the start.
    <NetEarningsForm
      key={JSON.stringify(week)}
      pay={average.amount}
      currency={average.currency}
      query={week}
    />
  ) : null;
}
