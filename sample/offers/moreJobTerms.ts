import type { Contract, moreJobOffers, PayPeriod } from '../../services/src/db/schema/moreJobOffer.ts';
import { countryOf } from '../countries.ts';
import { randomFor } from '../seededRandom.ts';
import type { MoreJobKey } from '../texts/kinds.ts';

/** The lowest monthly pay in Germany, in euros. */
const monthlyPay: Record<MoreJobKey, number> = {
  'warehouse-worker': 2450,
  'delivery-driver': 2500,
  'bus-driver': 2900,
  cook: 2550,
  waiter: 2300,
  'office-cleaner': 2350,
  'care-assistant': 2600,
  'nursery-assistant': 2750,
  electrician: 3150,
  'software-tester': 3800,
  'customer-support': 2500,
  'sales-assistant': 2400,
  'office-clerk': 2700,
  receptionist: 2400,
  'security-guard': 2450,
};

/** Where jobs are not advertised with the pay of a month. */
const periods: Readonly<Partial<Record<string, readonly PayPeriod[]>>> = {
  AU: ['hour', 'year'],
  CA: ['hour', 'year'],
  CH: ['month', 'year'],
  GB: ['hour', 'year'],
  IE: ['hour', 'year'],
  US: ['hour', 'year'],
};

/** Jobs of offices, which are paid by the year there. */
const salaried: ReadonlySet<MoreJobKey> = new Set(['software-tester', 'office-clerk', 'nursery-assistant']);

/** Descriptions of these jobs offer a permanent contract. */
const alwaysPermanent: ReadonlySet<MoreJobKey> = new Set([
  'warehouse-worker',
  'cook',
  'care-assistant',
  'software-tester',
  'office-clerk',
]);

const months: Readonly<Record<PayPeriod, number>> = { hour: 12 / (52 * 40), month: 1, year: 12 };

/** Rounds to two digits, or to a tenth for pay per hour. */
const rounded = (amount: number): number => {
  if (amount < 100) return Math.round(amount * 10) / 10;
  const unit = 10 ** (Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / unit) * unit;
};

type Terms = Pick<
  typeof moreJobOffers.$inferInsert,
  'payMin' | 'payMax' | 'payPeriod' | 'currency' | 'contract'
>;

const noPay: Terms = { payMin: null, payMax: null, payPeriod: null, currency: null };

/** The pay and the contract of a full-time offer. Feeds do not state them for all. */
export const moreJobTerms = (key: MoreJobKey, countryCode: string, number: number): Terms => {
  const random = randomFor('more-job-terms', number);
  const states = { pay: random.chance(0.75), contract: random.chance(0.85), range: random.chance(0.6) };
  const { currency, wages } = countryOf(countryCode);
  const [usual, ofOffices] = periods[countryCode] ?? ['month', 'month'];
  const payPeriod = (salaried.has(key) ? ofOffices : usual) ?? 'month';
  const lowest = monthlyPay[key] * wages * months[payPeriod] * (0.95 + 0.2 * random.next());
  const highest = lowest * (1.08 + 0.2 * random.next());
  const isPermanent = random.chance(0.7) || alwaysPermanent.has(key);
  const contract: Contract = isPermanent ? 'permanent' : 'fixed-term';
  return {
    ...(states.pay
      ? {
          payMin: Math.round(rounded(lowest) * 100),
          payMax: states.range ? Math.round(rounded(highest) * 100) : null,
          payPeriod,
          currency,
        }
      : noPay),
    contract: states.contract ? contract : null,
  };
};
