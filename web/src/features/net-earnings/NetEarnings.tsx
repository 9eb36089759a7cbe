import { graphql, useFragment } from 'react-relay';
import type { NetEarnings_offer$key } from '../../__generated__/NetEarnings_offer.graphql.ts';
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
          avg
          currency
        }
      }
    `,
    offer,
  );
  return earning?.avg == null ? null : (
    <NetEarningsForm pay={earning.avg} currency={earning.currency} query={query} />
  );
}
