import type { moreJobOffers } from '../../src/db/schema/moreJobOffer.ts';
import { slugOf } from '../../src/text/slugOf.ts';
import type { SampleCity } from '../cities/sampleCities.ts';
import { partnersIn } from '../offers/offerQuotas.ts';
import type { SamplePartner } from '../partners/partnerCatalogue.ts';
import { filled } from '../placeholders.ts';
import { dateWithin, distantDate } from '../sampleDates.ts';
import type { SeededRandom } from '../seededRandom.ts';
import { randomFor } from '../seededRandom.ts';
import type { MoreJobKey, OfferKind } from '../texts/kinds.ts';
import { moreJobKeys } from '../texts/kinds.ts';
import { textsOf } from '../texts/textsOf.ts';

type MoreJobRow = typeof moreJobOffers.$inferInsert;

/** Where full-time offers come from; invented. */
const feeds: readonly string[] = ['jobrill', 'workmeadow', 'dayshift'];

/** Kinds of gig whose companies employ for the job; where there are none, any company does. */
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
  const fitting = all.filter((partner) => partner.kinds.some((kind) => kinds?.includes(kind)));
  return fitting.length > 0 ? fitting : all;
};

/** A version 4 UUID from the dice. */
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
  const named = filled(title, { city: city.names[language], partner: partner.name });
  const slugTitle = `${slugOf(named)}-${number}`;
  return {
    id: uuid(random),
    feed: random.pick(feeds),
    externalId: `${number}-${slugOf(named)}`,
    cityId: city.id,
    partnerId: partner.id,
    title: named,
    slugTitle,
    description: filled(description, { city: city.names[language], partner: partner.name }),
    language,
    url: `/partner-site/${partner.slug}?city=${city.orgSlug}&job=${slugTitle}`,
    status: random.chance(0.05) ? 'expired' : 'live',
    postedAt: dateWithin(120, date, random),
    validThrough: random.chance(0.4) ? distantDate : null,
  };
};

/** Exactly that many full-time offers, shared out like the gigs. */
export function* moreJobRows(
  cities: readonly SampleCity[],
  quotas: ReadonlyMap<number, number>,
  total: number,
  date: Date,
): Generator<MoreJobRow> {
  const allQuotas = [...quotas.values()].reduce((sum, quota) => sum + quota, 0);
  let [seen, given] = [0, 0];
  for (const city of cities) {
    seen += quotas.get(city.id) ?? 0;
    const due = Math.round((total * seen) / allQuotas);
    for (; given < due; given += 1) yield moreJobRow(city, given + 1, date);
  }
}
