import { useIntl } from 'react-intl';
import type { JobOfferFilterName } from '../../__generated__/useFacets_offers.graphql.ts';
import type { MessageId } from '../../i18n/messageId.ts';
import { useLanguageName } from '../languages-spoken/useLanguageName.ts';
import { inDays } from '../offer-figures/inDays.ts';
import { useMoney } from '../offer-figures/useMoney.ts';

const vehicles: Readonly<Record<string, MessageId>> = {
  none: 'requirement.vehicle.none',
  bike: 'requirement.vehicle.bike',
  scooter: 'requirement.vehicle.scooter',
  car: 'requirement.vehicle.car',
};

/** Returns a function that names a requirement with its value. `currency` is that of amounts; null if it is unknown. */
export const useRequirementName = (currency: string | null) => {
  const { formatMessage, formatNumber } = useIntl();
  const languageName = useLanguageName();
  const money = useMoney();
  const amount = (value: string) =>
    currency === null ? formatNumber(Number(value)) : money({ amount: Number(value), currency });
  const names: Readonly<Record<JobOfferFilterName, (value: string) => string>> = {
    AGE: (value) => formatMessage({ id: 'requirement.age' }, { age: Number(value) }),
    VEHICLE: (value) => formatMessage({ id: vehicles[value] ?? 'requirement.vehicle.car' }),
    WORK_LANGUAGE: languageName,
    REMOTE: () => formatMessage({ id: 'requirement.remote' }),
    VERIFIED: () => formatMessage({ id: 'offerCard.verified' }),
    PAY_FROM: (value) => formatMessage({ id: 'requirement.payFrom' }, { amount: amount(value) }),
    COST_UP_TO: (value) =>
      Number(value) === 0
        ? formatMessage({ id: 'offer.cost.free' })
        : formatMessage({ id: 'requirement.costUpTo' }, { amount: amount(value) }),
    SIGN_UP_WITHIN: (value) =>
      formatMessage({ id: 'requirement.signUpWithin' }, { days: formatNumber(Number(value), inDays) }),
    RATING_FROM: (value) => formatMessage({ id: 'requirement.ratingFrom' }, { rating: Number(value) }),
  };
  return (name: JobOfferFilterName, value: string): string => names[name](value);
};
