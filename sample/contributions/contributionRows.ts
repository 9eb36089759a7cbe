import type {
  costStarts,
  customerAvailabilities,
  CustomerAvailabilityValue,
  earnings,
  signUpTimes,
  SignUpTimeValue,
} from '../../services/src/db/schema/contribution.ts';
import { countryOf } from '../countries.ts';
import type { SampleOffer } from '../offers/sampleOffer.ts';
import { dateAt, dateBetween } from '../sampleDates.ts';
import type { OfferKind } from '../texts/kinds.ts';
import { contributionsOf } from './contributionCounts.ts';

/** Hourly earnings and costs before the first gig in Germany, in euro cents. */
const amounts: Record<OfferKind, { hour: number; start: number }> = {
  'bike-delivery': { hour: 1380, start: 7000 },
  'car-delivery': { hour: 1540, start: 4500 },
  ridesharing: { hour: 1620, start: 16000 },
  cleaning: { hour: 1500, start: 3500 },
  babysitting: { hour: 1320, start: 1500 },
  'pet-care': { hour: 1220, start: 1800 },
  tutoring: { hour: 2250, start: 2500 },
  handyman: { hour: 2480, start: 12000 },
  'mystery-shopping': { hour: 1090, start: 500 },
  crowdtesting: { hour: 1260, start: 800 },
  hospitality: { hour: 1410, start: 3000 },
  retail: { hour: 1330, start: 1000 },
  translation: { hour: 2380, start: 4000 },
};

const roundAmount = (amount: number): number => Math.round(amount / 10) * 10;

const amountsOf = ({ city, kind }: SampleOffer) => {
  const { currency, wages } = countryOf(city.countryCode);
  return { currency, hour: amounts[kind].hour * wages, start: amounts[kind].start * wages };
};

export function* earningRows(
  offers: Iterable<SampleOffer>,
  date: Date,
): Generator<typeof earnings.$inferInsert> {
  for (const { offer, random, bias } of contributionsOf('earning', offers)) {
    const { currency, hour } = amountsOf(offer);
    const luck = random.next();
    const amountMinor = roundAmount(hour * (0.85 + 0.3 * bias) * (0.8 + 0.4 * luck));
    // High amounts are a little younger, so that pay rises by about a twentieth a year.
    const age = 0.9 * random.next() + 0.1 * (1 - luck);
    yield { jobOfferId: offer.id, amountMinor, currency, createdAt: dateAt(offer.createdAt, date, age) };
  }
}

type CostRow = typeof costStarts.$inferInsert;

/** The costs of one offer. A single person who paid nothing would not count, see `recount`, and has paid what is usual. */
const withoutLoneZero = (rows: readonly CostRow[], usual: number): readonly CostRow[] =>
  rows.filter(({ amountMinor }) => amountMinor === 0).length === 1
    ? rows.map((row) => (row.amountMinor === 0 ? { ...row, amountMinor: usual } : row))
    : rows;

export function* costStartRows(offers: Iterable<SampleOffer>, date: Date): Generator<CostRow> {
  for (const offer of offers) {
    const { currency, start } = amountsOf(offer);
    let usual = 0;
    const rows = [...contributionsOf('cost', [offer])].map(({ random, bias }): CostRow => {
      usual = start * (0.5 + bias);
      const amountMinor = random.chance(0.2) ? 0 : roundAmount(usual * (0.6 + 0.8 * random.next()));
      return {
        jobOfferId: offer.id,
        amountMinor,
        currency,
        createdAt: dateBetween(offer.createdAt, date, random),
      };
    });
    yield* withoutLoneZero(rows, roundAmount(usual));
  }
}

const signUpValues: readonly SignUpTimeValue[] = ['1_day', '2_3_days', '1_week', '2_weeks', 'longer'];

export function* signUpTimeRows(
  offers: Iterable<SampleOffer>,
  date: Date,
): Generator<typeof signUpTimes.$inferInsert> {
  for (const { offer, random, bias } of contributionsOf('sign-up-time', offers)) {
    const centre = bias * 3;
    const weights = signUpValues.map((_value, at) => Math.exp(-((at - centre) ** 2) / 2));
    const value = signUpValues[random.weighted(weights)] ?? '1_week';
    yield { jobOfferId: offer.id, value, createdAt: dateBetween(offer.createdAt, date, random) };
  }
}

const availabilityValues: readonly CustomerAvailabilityValue[] = ['low', 'medium', 'high'];

export function* customerAvailabilityRows(
  offers: Iterable<SampleOffer>,
  date: Date,
): Generator<typeof customerAvailabilities.$inferInsert> {
  for (const { offer, random, bias } of contributionsOf('availability', offers)) {
    const value = availabilityValues[random.weighted([1.2 - bias, 1, 0.3 + bias])] ?? 'medium';
    yield { jobOfferId: offer.id, value, createdAt: dateBetween(offer.createdAt, date, random) };
  }
}
