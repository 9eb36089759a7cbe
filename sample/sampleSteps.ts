import type { PgTable } from 'drizzle-orm/pg-core';
import { categories, categoryTexts, cityCategoryTexts } from '../services/src/db/schema/category.ts';
import { cities, cityAliases, cityOldSlugs, cityTexts } from '../services/src/db/schema/city.ts';
import {
  costStarts,
  customerAvailabilities,
  earnings,
  signUpTimes,
} from '../services/src/db/schema/contribution.ts';
import { countries, countryNames } from '../services/src/db/schema/country.ts';
import { jobOfferCategories, jobOffers } from '../services/src/db/schema/jobOffer.ts';
import { languages, phrases } from '../services/src/db/schema/language.ts';
import { moreJobOffers } from '../services/src/db/schema/moreJobOffer.ts';
import { offerTexts, offerTextSets } from '../services/src/db/schema/offerText.ts';
import { partnerCountries, partners, partnerTexts } from '../services/src/db/schema/partner.ts';
import { postPartners, posts, postTexts } from '../services/src/db/schema/post.ts';
import { jobOfferProducts, products, productTexts } from '../services/src/db/schema/product.ts';
import { reviews } from '../services/src/db/schema/review.ts';
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
import { moreJobRows } from './offers/moreJobRows.ts';
import { jobOfferCategoryRows, jobOfferRows } from './offers/offerRows.ts';
import { offerTextRows, offerTextSetRows } from './offers/offerTextSets.ts';
import { partnerCountryRows, partnerRows, partnerTextRows } from './partners/partnerRows.ts';
import { reviewRows } from './reviews/reviewRows.ts';
import type { SampleData } from './sampleData.ts';

/** A table and the rows to insert into it. */
export interface SampleTable {
  readonly table: PgTable;
  rows(): Iterable<object>;
}

/** Tables that are filled together, with a name for progress lines. */
export interface SampleStep {
  readonly name: string;
  /** The number of rows, if it is known in advance. */
  readonly total: number | null;
  readonly tables: readonly SampleTable[];
}

/** Pairs a table with rows of its type. */
const withRows = <T extends PgTable>(
  table: T,
  rows: () => Iterable<T['$inferInsert'] & object>,
): SampleTable => ({ table, rows });

/** Returns all rows to insert, in an order in which every row comes after the rows it refers to. */
export const sampleSteps = (data: SampleData): readonly SampleStep[] => [
  {
    name: 'languages, countries and categories',
    total: null,
    tables: [
      withRows(languages, languageRows),
      withRows(countries, countryRows),
      withRows(countryNames, countryNameRows),
      withRows(categories, categoryRows),
      withRows(categoryTexts, categoryTextRows),
      withRows(phrases, phraseRows),
    ],
  },
  {
    name: 'cities',
    total: null,
    tables: [
      withRows(cities, () => cityRows(data.cities)),
      withRows(cityTexts, () => cityTextRows(data.cities)),
      withRows(cityOldSlugs, cityOldSlugRows),
      withRows(cityAliases, () => cityAliasRows(data.cities)),
      withRows(cityCategoryTexts, cityCategoryTextRows),
    ],
  },
  {
    name: 'partners and texts',
    total: null,
    tables: [
      withRows(partners, () => partnerRows(data.date)),
      withRows(partnerTexts, partnerTextRows),
      withRows(partnerCountries, partnerCountryRows),
      withRows(offerTextSets, offerTextSetRows),
      withRows(offerTexts, offerTextRows),
      withRows(products, productRows),
      withRows(productTexts, productTextRows),
      withRows(posts, () => postRows(data.cities, data.date)),
      withRows(postTexts, () => postTextRows(data.cities)),
      withRows(postPartners, () => postPartnerRows(data.cities)),
    ],
  },
  {
    name: 'offers',
    total: data.counts.offers,
    tables: [withRows(jobOffers, () => jobOfferRows(data.offers()))],
  },
  {
    name: 'categories and products of offers',
    total: null,
    tables: [
      withRows(jobOfferCategories, () => jobOfferCategoryRows(data.offers())),
      withRows(jobOfferProducts, () => jobOfferProductRows(data.offers())),
    ],
  },
  {
    name: 'reviews',
    total: data.counts.reviews,
    tables: [withRows(reviews, () => reviewRows(() => data.offers(), data.counts.reviews, data.date))],
  },
  {
    name: 'contributions',
    total: null,
    tables: [
      withRows(earnings, () => earningRows(data.offers(), data.date)),
      withRows(costStarts, () => costStartRows(data.offers(), data.date)),
      withRows(signUpTimes, () => signUpTimeRows(data.offers(), data.date)),
      withRows(customerAvailabilities, () => customerAvailabilityRows(data.offers(), data.date)),
    ],
  },
  {
    name: 'full-time offers',
    total: data.counts.moreJobs,
    tables: [
      withRows(moreJobOffers, () => moreJobRows(data.cities, data.quotas, data.counts.moreJobs, data.date)),
    ],
  },
];
