import { useIntl } from 'react-intl';

/** An amount of money. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** The amount without cents, as costs are shown. */
export const inWholeUnits = ({ amount, currency }: Money): Money => ({
  amount: Math.round(amount),
  currency,
});

/** Returns a function that formats money in the page's language, with cents only for small amounts. */
export const useMoney = (): ((money: Money) => string) => {
  const { formatNumber } = useIntl();
  return ({ amount, currency }) =>
    formatNumber(amount, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
      ...(amount >= 100 ? { maximumFractionDigits: 0 } : {}),
    });
};
