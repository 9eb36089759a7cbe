import { useIntl } from 'react-intl';

/** Returns a function that formats money in the page's language, with cents only for small amounts. */
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
