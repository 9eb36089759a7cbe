import { useIntl } from 'react-intl';

/** Gives a function that writes whole amounts of money in the page's language. */
export const useMoney = (): ((amount: number, currency: string) => string) => {
  const { formatNumber } = useIntl();
  return (amount, currency) =>
    formatNumber(amount, { style: 'currency', currency, maximumFractionDigits: 0 });
};
