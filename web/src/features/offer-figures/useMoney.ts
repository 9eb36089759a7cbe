import { useIntl } from 'react-intl';

/** Gives a function that writes money in the page's language: cents only where they matter. */
export const useMoney = (): ((amount: number, currency: string) => string) => {
  const { formatNumber } = useIntl();
  return (amount, currency) =>
    formatNumber(amount, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
      ...(amount >= 100 ? { maximumFractionDigits: 0 } : {}),
    });
};
