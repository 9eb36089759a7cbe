import type { PgTable } from 'drizzle-orm/pg-core';
import { categories, categoryTexts, cityCategoryTexts } from '../src/db/schema/category.ts';
import { cities, cityAliases, cityOldSlugs, cityTexts } from '../src/db/schema/city.ts';
import { costStarts, customerAvailabilities, earnings, signUpTimes } from '../src/db/schema/contribution.ts';
import { countries, countryNames } from '../src/db/schema/country.ts';
import { jobOfferCategories, jobOffers } from '../src/db/schema/jobOffer.ts';
import { languages } from '../src/db/schema/language.ts';
import { moreJobOffers } from '../src/db/schema/moreJobOffer.ts';
import { offerTexts, offerTextSets } from '../src/db/schema/offerText.ts';
import { partnerCountries, partners, partnerTexts } from '../src/db/schema/partner.ts';
import { phrases } from '../src/db/schema/phrase.ts';
import { postPartners, posts, postTexts } from '../src/db/schema/post.ts';
import { jobOfferProducts, products, productTexts } from '../src/db/schema/product.ts';
import { reviews } from '../src/db/schema/review.ts';
import { cityAliasRows, cityOldSlugRows, cityRows, cityTextRows } from './cities/cityRows.ts';
import { categoryRows, categoryTextRows, cityCategoryTextRows } from './content/categoryRows.ts';
import { phraseRows } from './content/phraseRows.ts';
import { postPartnerRows, postRows, postTextRows } from './content/postRows.ts';
import { jobOfferProductRows, productRows, productTextRows } from './content/productRows.ts';
import {
  costStartRows,
  customerAvailabilityRows,
  earningRows,
  signUpTimeRows,
} from './contributions/contributionRows.ts';
import { countryNameRows, countryRows } from './countries.ts';
import { languageRows } from './languages.ts';
import { moreJobRows } from './more-jobs/moreJobRows.ts';
import { jobOfferCategoryRows, jobOfferRows } from './offers/offerRows.ts';
import { offerTextRows, offerTextSetRows } from './offers/offerTextSets.ts';
import { partnerCountryRows, partnerRows, partnerTextRows } from './partners/partnerRows.ts';
import { reviewRows } from './reviews/reviewRows.ts';
import type { SampleWorld } from './sampleWorld.ts';

/** A table and the rows that go into it. */
export interface SampleTable {
  readonly table: PgTable;
  rows(): Iterable<object>;
}

/** Tables that are filled together, under a name that a progress line can show. */
export interface SampleStep {
  readonly name: string;
  /** How many rows to expect, where that is known beforehand. */
  readonly total: number | null;
  readonly tables: readonly SampleTable[];
}

/** Ties a table to rows of its own type. */
const filledWith = <T extends PgTable>(
  table: T,
  rows: () => Iterable<T['$inferInsert'] & object>,
): SampleTable => ({ table, rows });

/** Everything there is to insert, in an order in which each row finds what it refers to. */
export const sampleSteps = (world: SampleWorld): readonly SampleStep[] => [
  {
    name: 'languages, countries and categories',
    total: null,
    tables: [
      filledWith(languages, languageRows),
      filledWith(countries, countryRows),
      filledWith(countryNames, countryNameRows),
      filledWith(categories, categoryRows),
      filledWith(categoryTexts, categoryTextRows),
      filledWith(phrases, phraseRows),
    ],
  },
  {
    name: 'cities',
    total: world.cities.length * 11,
    tables: [
      filledWith(cities, () => cityRows(world.cities)),
      filledWith(cityTexts, () => cityTextRows(world.cities)),
      filledWith(cityOldSlugs, cityOldSlugRows),
      filledWith(cityAliases, cityAliasRows),
      filledWith(cityCategoryTexts, cityCategoryTextRows),
    ],
  },
  {
    name: 'partners and texts',
    total: null,
    tables: [
      filledWith(partners, () => partnerRows(world.date)),
      filledWith(partnerTexts, partnerTextRows),
      filledWith(partnerCountries, partnerCountryRows),
      filledWith(offerTextSets, offerTextSetRows),
      filledWith(offerTexts, offerTextRows),
      filledWith(products, productRows),
      filledWith(productTexts, productTextRows),
      filledWith(posts, () => postRows(world.cities, world.date)),
      filledWith(postTexts, () => postTextRows(world.cities)),
      filledWith(postPartners, () => postPartnerRows(world.cities)),
    ],
  },
  {
    name: 'offers',
    total: world.counts.offers,
    tables: [filledWith(jobOffers, () => jobOfferRows(world.offers()))],
  },
  {
    name: 'categories and products of offers',
    total: null,
    tables: [
      filledWith(jobOfferCategories, () => jobOfferCategoryRows(world.offers())),
      filledWith(jobOfferProducts, () => jobOfferProductRows(world.offers())),
    ],
  },
  {
    name: 'reviews',
    total: world.counts.reviews,
    tables: [filledWith(reviews, () => reviewRows(() => world.offers(), world.counts.reviews, world.date))],
  },
  {
    name: 'contributions',
    total: null,
    tables: [
      filledWith(earnings, () => earningRows(world.offers(), world.date)),
      filledWith(costStarts, () => costStartRows(world.offers(), world.date)),
      filledWith(signUpTimes, () => signUpTimeRows(world.offers(), world.date)),
      filledWith(customerAvailabilities, () => customerAvailabilityRows(world.offers(), world.date)),
    ],
  },
  {
    name: 'full-time offers',
    total: world.counts.moreJobs,
    tables: [
      filledWith(moreJobOffers, () =>
        moreJobRows(world.cities, world.quotas, world.counts.moreJobs, world.date),
      ),
    ],
  },
];
