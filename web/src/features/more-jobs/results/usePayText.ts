import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { usePayText_offer$key } from '../../../__generated__/usePayText_offer.graphql.ts';
import { useMoney } from '../../offer-figures/useMoney.ts';

/** The pay of a full-time offer and what it is paid for; null when the feed does not state it. */
export const usePayText = (key: usePayText_offer$key): string | null => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { pay } = useFragment(
    graphql`
      fragment usePayText_offer on MoreJobOffer {
        pay {
          from {
            amount
            currency
          }
          to {
            amount
            currency
          }
          period
        }
      }
    `,
    key,
  );
  if (!pay) return null;
  const { from, to, period } = pay;
  const amount = to ? `${money(from)} – ${money(to)}` : money(from);
  return formatMessage({ id: 'moreJobs.pay' }, { amount, period: period.toLowerCase() });
};
