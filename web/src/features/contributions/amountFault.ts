import type { MessageId } from '../../i18n/messageId.ts';
import type { PlausibleAmounts } from './usePlausibleAmounts.ts';

const kinds = {
  earnings: { range: 'earningRange', implausible: 'form.implausibleHourlyPay' },
  cost: { range: 'costToStartRange', implausible: 'form.implausibleStartCost' },
} as const;

/**
 * What is wrong with an amount, as the server would say it; null if nothing is, or if the plausible amounts are not known. The
 * server decides in any case.
 */
export const amountFault = (
  kind: keyof typeof kinds,
  value: number | null,
  plausible: PlausibleAmounts | null,
): MessageId | null => {
  if (value === null) return 'contribution.amount.invalid';
  if (plausible === null) return null;
  const { range, implausible } = kinds[kind];
  const accepted = plausible[range];
  if (accepted == null) return 'form.unsupportedCurrency';
  const { lowest, highest } = accepted;
  return value < lowest.amount || value > highest.amount ? implausible : null;
};
