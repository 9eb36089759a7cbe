import type { SampleCity } from './cities/sampleCities.ts';
import { curatedCities, furtherCities } from './cities/sampleCities.ts';
import { furtherCityOffers, offerQuotas } from './offers/offerQuotas.ts';
import type { SampleOffer } from './offers/sampleOffer.ts';
import { sampleOffers } from './offers/sampleOffers.ts';

/** The sample data: cities in memory, everything else generated lazily. */
export interface SampleData {
  /** All rows are older than this. */
  readonly date: Date;
  readonly cities: readonly SampleCity[];
  /** The number of offers of each city, by its id. */
  readonly quotas: ReadonlyMap<number, number>;
  readonly counts: { readonly offers: number; readonly reviews: number; readonly moreJobs: number };
  offers(): Iterable<SampleOffer>;
}

export interface SampleOptions {
  /** The date of the sample data, such as 2026-11-22; all rows are older. */
  readonly day: string;
  readonly scale?: SampleScale;
}

/** A multiple of the usual sample data, or the size that the limits of lists and searches are measured with. */
export type SampleScale = number | 'large';

type Counts = SampleData['counts'];

const atScaleOne: Counts = { offers: 5_000, reviews: 20_000, moreJobs: 5_000 };
const atLargeScale: Counts = { offers: 100_000, reviews: 500_000, moreJobs: 1_000_000 };

const countsAt = (scale: SampleScale): Counts => {
  if (scale === 'large') return atLargeScale;
  if (!Number.isInteger(scale) || scale < 1)
    throw new Error('The scale must be `large` or a whole number of at least 1.');
  return {
    offers: atScaleOne.offers * scale,
    reviews: atScaleOne.reviews * scale,
    moreJobs: atScaleOne.moreJobs * scale,
  };
};

/** Generates the sample data of a day, always the same. A scale of 10 has ten times the offers, reviews and full-time offers, in more cities. */
export const sampleData = ({ day, scale = 1 }: SampleOptions): SampleData => {
  const counts = countsAt(scale);
  const date = new Date(`${day}T00:00:00Z`);
  const curated = curatedCities(date);
  const furtherOffers = counts.offers - atScaleOne.offers;
  const cityCount = Math.ceil(furtherOffers / furtherCityOffers);
  const further = cityCount === 0 ? [] : furtherCities(cityCount, curated, date);
  if (further.length < cityCount) {
    const largest = 1 + Math.floor((further.length * furtherCityOffers) / atScaleOne.offers);
    throw new Error(`There are not enough cities for a scale of ${scale}: the largest is ${largest}.`);
  }

  const quotas = new Map(offerQuotas(curated, atScaleOne.offers));
  let left = furtherOffers;
  for (const { id } of further) {
    const quota = Math.min(furtherCityOffers, left);
    quotas.set(id, quota);
    left -= quota;
  }
  const cities = [...curated, ...further];
  return {
    date,
    cities,
    quotas,
    counts,
    offers: () => sampleOffers(cities, quotas, date),
  };
};
