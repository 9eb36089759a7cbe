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

/** Returns functions that name a requirement with its value. `currency` is that of amounts; null if it is unknown. */
export const useRequirementName = (currency: string | null) => {
  const { formatMessage, formatNumber } = useIntl();
  const languageName = useLanguageName();
  const money = useMoney();
  const amountOf = (value: string) =>
    currency === null ? formatNumber(Number(value)) : money({ amount: Number(value), currency });
  const daysOf = (value: string) => formatNumber(Number(value), inDays);
  const from = (value: string) => formatMessage({ id: 'requirement.from' }, { value });
  const upTo = (value: string) => formatMessage({ id: 'requirement.upTo' }, { value });
  type Names = Readonly<Record<JobOfferFilterName, (value: string) => string>>;
  const names: Names = {
    AGE: (value) => formatMessage({ id: 'requirement.age' }, { age: Number(value) }),
    VEHICLE: (value) => formatMessage({ id: vehicles[value] ?? 'requirement.vehicle.car' }),
    WORK_LANGUAGE: languageName,
    REMOTE: () => formatMessage({ id: 'offer.needs.remote' }),
    VERIFIED: () => formatMessage({ id: 'offerCard.verified' }),
    PAY_FROM: (value) => formatMessage({ id: 'requirement.payFrom' }, { amount: amountOf(value) }),
    COST_UP_TO: (value) =>
      Number(value) === 0
        ? formatMessage({ id: 'offer.cost.free' })
        : formatMessage({ id: 'requirement.costUpTo' }, { amount: amountOf(value) }),
    SIGN_UP_WITHIN: (value) => formatMessage({ id: 'requirement.signUpWithin' }, { days: daysOf(value) }),
    RATING_FROM: (value) => formatMessage({ id: 'filters.ratingFrom' }, { rating: Number(value) }),
  };
  /** Below a heading that says what is meant. */
  const shortNames: Names = {
    ...names,
    PAY_FROM: (value) => from(amountOf(value)),
    COST_UP_TO: (value) => (Number(value) === 0 ? names.COST_UP_TO(value) : upTo(amountOf(value))),
    SIGN_UP_WITHIN: (value) => upTo(daysOf(value)),
    RATING_FROM: (value) => from(`${formatNumber(Number(value))} ★`),
  };
  return {
    nameOf: (name: JobOfferFilterName, value: string): string => names[name](value),
    shortNameOf: (name: JobOfferFilterName, value: string): string => shortNames[name](value),
  };
};
