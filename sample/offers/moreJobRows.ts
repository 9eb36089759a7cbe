import type { moreJobOffers } from '../../services/src/db/schema/moreJobOffer.ts';
import { slugOf } from '../../services/src/text/slugOf.ts';
import type { SampleCity } from '../cities/sampleCities.ts';
import { partnersIn } from './offerQuotas.ts';
import type { SamplePartner } from '../partners/partnerCatalogue.ts';
import { fillPlaceholders } from '../placeholders.ts';
import { dateWithin, distantDate } from '../sampleDates.ts';
import type { SeededRandom } from '../seededRandom.ts';
import { randomFor } from '../seededRandom.ts';
import { moreJobTerms } from './moreJobTerms.ts';
import type { MoreJobKey, OfferKind } from '../texts/kinds.ts';
import { moreJobKeys } from '../texts/kinds.ts';
import { textsOf } from '../texts/textsOf.ts';

type MoreJobRow = typeof moreJobOffers.$inferInsert;

/** Invented feeds of full-time offers. */
const feeds: readonly string[] = ['jobrill', 'workmeadow', 'dayshift'];

/** The kinds of offers whose companies also offer the job; without an entry, any company may offer it. */
const employers: Readonly<Partial<Record<MoreJobKey, readonly OfferKind[]>>> = {
  'warehouse-worker': ['car-delivery', 'retail'],
  'delivery-driver': ['bike-delivery', 'car-delivery'],
  'bus-driver': ['ridesharing'],
  cook: ['hospitality'],
  waiter: ['hospitality'],
  'office-cleaner': ['cleaning'],
  'care-assistant': ['babysitting'],
  'nursery-assistant': ['babysitting'],
  electrician: ['handyman'],
  'software-tester': ['crowdtesting'],
  'sales-assistant': ['retail'],
};

const employersOf = (key: MoreJobKey, countryCode: string): readonly SamplePartner[] => {
  const kinds = employers[key];
  const all = partnersIn(countryCode);
  const matching = all.filter((partner) => partner.kinds.some((kind) => kinds?.includes(kind)));
  return matching.length > 0 ? matching : all;
};

/** Generates a version 4 UUID from random numbers. */
const uuid = (random: SeededRandom): string => {
  const hex = Array.from({ length: 32 }, () => random.between(0, 15).toString(16));
  hex[12] = '4';
  hex[16] = random.between(8, 11).toString(16);
  const digits = hex.join('');
  return [0, 8, 12, 16, 20].map((start, at) => digits.slice(start, [8, 12, 16, 20, 32][at])).join('-');
};

const moreJobRow = (city: SampleCity, number: number, date: Date): MoreJobRow => {
  const random = randomFor('more-job', number);
  const key = random.pick(moreJobKeys);
  const partner = random.pick(employersOf(key, city.countryCode));
  const language = random.chance(0.9) ? city.language : 'en';
  const { title, description } = textsOf(language).moreJobs[key];
  const filledTitle = fillPlaceholders(title, { city: city.names[language], partner: partner.name });
  const slugTitle = `${slugOf(filledTitle)}-${number}`;
  return {
    id: uuid(random),
    feed: random.pick(feeds),
    externalId: `${number}-${slugOf(filledTitle)}`,
    cityId: city.id,
    partnerId: partner.id,
    title: filledTitle,
    slugTitle,
    description: fillPlaceholders(description, { city: city.names[language], partner: partner.name }),
    language,
    url: `/partner-site/${partner.slug}?city=${city.orgSlug}&job=${slugTitle}`,
    status: random.chance(0.05) ? 'expired' : 'live',
    postedAt: dateWithin(120, date, random),
    validThrough: random.chance(0.4) ? distantDate : null,
    ...moreJobTerms(key, city.countryCode, number),
  };
};

/** Generates exactly `total` full-time offers, distributed over the cities like the gigs. */
export function* moreJobRows(
  cities: readonly SampleCity[],
  quotas: ReadonlyMap<number, number>,
  total: number,
  date: Date,
): Generator<MoreJobRow> {
  const allQuotas = [...quotas.values()].reduce((sum, quota) => sum + quota, 0);
  let [seen, generated] = [0, 0];
  for (const city of cities) {
    seen += quotas.get(city.id) ?? 0;
    const due = Math.round((total * seen) / allQuotas);
    for (; generated < due; generated += 1) yield moreJobRow(city, generated + 1, date);
  }
}
