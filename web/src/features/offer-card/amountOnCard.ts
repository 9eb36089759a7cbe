import type { IntlShape } from 'react-intl';

/** An amount as short as cards show it. */
export const amountOnCard = (
  formatNumber: IntlShape['formatNumber'],
  amount: number,
  currency: string,
): string =>
  formatNumber(amount, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
    ...(amount >= 100 ? { maximumFractionDigits: 0 } : {}),
  });
