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
  readonly scale?: number;
}

const atScaleOne = { offers: 5_000, reviews: 20_000, moreJobs: 5_000 };

/** Generates the sample data of a day, always the same. A scale of 10 has ten times the offers, reviews and full-time offers, in more cities. */
export const sampleData = ({ day, scale = 1 }: SampleOptions): SampleData => {
  if (!Number.isInteger(scale) || scale < 1)
    throw new Error('The scale must be a whole number of at least 1.');
  const date = new Date(`${day}T00:00:00Z`);
  const curated = curatedCities(date);
  const furtherOffers = atScaleOne.offers * (scale - 1);
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
    counts: {
      offers: atScaleOne.offers * scale,
      reviews: atScaleOne.reviews * scale,
      moreJobs: atScaleOne.moreJobs * scale,
    },
    offers: () => sampleOffers(cities, quotas, date),
  };
};
