import type { JobOfferType } from '../../services/src/db/schema/jobOffer.ts';
import type { SampleCity } from '../cities/sampleCities.ts';
import { berlinId } from '../cities/sampleCities.ts';
import type { SamplePartner } from '../partners/partnerCatalogue.ts';
import { dateWithin, daysBefore, distantDate } from '../sampleDates.ts';
import type { SeededRandom } from '../seededRandom.ts';
import { randomFor } from '../seededRandom.ts';
import type { OfferKind } from '../texts/kinds.ts';
import { kindFacts } from '../texts/kinds.ts';
import { berlinCases, berlinKinds } from './berlinCases.ts';
import { partnersIn } from './offerQuotas.ts';
import { textIdOf, untitledTextId } from './offerTextSets.ts';
import type { SampleOffer } from './sampleOffer.ts';

const types: readonly JobOfferType[] = ['part-time', 'weekend', 'student', 'freelance', 'full-time'];

/** The relative frequency of each type in a kind. */
const typeWeights = (kind: OfferKind): readonly number[] => {
  if (kind === 'car-delivery' || kind === 'retail') return [5, 2, 2, 1, 2];
  if (kind === 'translation' || kind === 'crowdtesting') return [1, 0, 2, 6, 0];
  return [4, 2, 3, 2, 0];
};

const validThrough = (date: Date, random: SeededRandom): string | null => {
  const [past, distant, instant] = [random.chance(0.02), random.chance(0.2), random.chance(0.1)];
  // An end date is valid until the end of that day, so the latest past end is the day before `date`.
  if (past) return dateWithin(300, daysBefore(date, 1), random).toISOString().slice(0, 10);
  if (distant) return distantDate;
  return instant ? `${distantDate}T22:00:00Z` : null;
};

/** Returns an instant before `date`, and before the end of an offer that has ended. */
const createdAt = (end: string | null, date: Date, random: SeededRandom): Date =>
  dateWithin(360, end !== null && end < date.toISOString() ? new Date(end) : date, random);

/** In cents; a few offers have no price. */
const weight = (partner: SamplePartner, random: SeededRandom): number =>
  random.chance(0.05) ? random.pick([0, 0, -10]) : random.between(40, 900) + Math.round(partner.quality * 40);

/** Chooses the partners of a city; the best-known one is in almost every city. */
const partnersOf = (city: SampleCity, quota: number): SamplePartner[] => {
  const random = randomFor('partners-of', city.id);
  const [first, ...others] = partnersIn(city.countryCode);
  if (first === undefined) return [];
  const shuffled = random.shuffled(others);
  const withoutFirst = city.id !== berlinId && random.chance(0.03) && shuffled.length >= quota;
  return (withoutFirst ? shuffled : [first, ...shuffled])
    .slice(0, quota)
    .toSorted((one, other) => one.id - other.id);
};

const sampleOffer = (id: number, city: SampleCity, partner: SamplePartner, date: Date): SampleOffer => {
  const random = randomFor('offer', city.id, partner.id);
  const isBerlin = city.id === berlinId;
  const usualKind = random.chance(0.6) ? partner.kinds[0] : random.pick(partner.kinds);
  const kind = (isBerlin ? berlinKinds[partner.slug] : undefined) ?? usualKind;
  const isUntitled = isBerlin && partner.slug === 'glowclean';
  const status = !isBerlin && random.chance(0.03) ? 'expired' : 'live';
  const type = types[random.weighted(typeWeights(kind))] ?? 'part-time';
  const price = weight(partner, random);
  const end = isBerlin ? null : validThrough(date, random);
  return {
    id,
    city,
    partner,
    kind,
    textId: isUntitled ? untitledTextId : textIdOf(partner, kind),
    categories: [...new Set([...kindFacts[kind].categories, ...partner.categories])],
    status,
    type,
    weight: price,
    validThrough: end,
    createdAt: createdAt(end, date, random),
    ...(isBerlin ? berlinCases[partner.slug] : {}),
  };
};

/** Generates all offers, city by city. */
export function* sampleOffers(
  cities: readonly SampleCity[],
  quotas: ReadonlyMap<number, number>,
  date: Date,
): Generator<SampleOffer> {
  let id = 0;
  for (const city of cities)
    for (const partner of partnersOf(city, quotas.get(city.id) ?? 0))
      yield sampleOffer((id += 1), city, partner, date);
}
