import { useIntl } from 'react-intl';
import { useMoney } from '../../offer-figures/useMoney.ts';
import { contractMessage, type Contract } from '../search/contract.ts';

/** Returns functions that name a detail of the search with its value. `currency` is that of amounts; null if it is unknown. */
export const useDetailName = (currency: string | null) => {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const amountOf = (amount: number) =>
    currency === null ? formatNumber(amount) : money({ amount, currency });
  const names = {
    contract: (contract: Contract) => formatMessage({ id: contractMessage(contract) }),
    payFrom: (amount: number) => formatMessage({ id: 'jobFilter.payFrom' }, { amount: amountOf(amount) }),
    postedWithin: (days: number) => formatMessage({ id: 'jobFilter.postedWithin' }, { days }),
    radius: (km: number) =>
      formatMessage(
        { id: 'jobFilter.within' },
        { distance: formatNumber(km, { style: 'unit', unit: 'kilometer' }) },
      ),
  };
  /** Below a heading that says what is meant. */
  const shortNames = {
    ...names,
    payFrom: (amount: number) => formatMessage({ id: 'requirement.from' }, { value: amountOf(amount) }),
  };
  return { names, shortNames };
};
