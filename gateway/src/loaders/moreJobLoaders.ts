import type { LanguageCode } from '../config/languages.ts';
import type { LoaderSources } from './loaderSources.ts';
import { once } from './once.ts';

export interface MoreJobFilter {
  readonly limit: number;
  /** The page by its number, or the key behind which to go on. */
  readonly from: { readonly page: number } | { readonly after: string };
  readonly language: LanguageCode;
  readonly citySlug?: string | null | undefined;
  readonly partnerSlug?: string | null | undefined;
  readonly feed?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
  readonly keyword?: string | null | undefined;
  /** The parts that the query asks for, comma separated; empty when none. */
  readonly expand: string;
}

export type MoreJobFacetFilter = Pick<
  MoreJobFilter,
  'language' | 'citySlug' | 'state' | 'countryCode' | 'keyword'
>;

export interface MoreJobQuestion {
  readonly language: LanguageCode;
  readonly id?: string | null | undefined;
  readonly titleSlug?: string | null | undefined;
  readonly citySlug?: string | null | undefined;
  readonly partnerSlug?: string | null | undefined;
  readonly feed?: string | null | undefined;
}

/** Full-time offers, from a service of their own that speaks one language and names places in ten. */
export const moreJobLoaders = ({ rest: { moreJobs }, limit }: LoaderSources) => ({
  moreJobsPage: once(
    ({ from, limit: size, citySlug, partnerSlug, countryCode, expand, ...filter }: MoreJobFilter) =>
      moreJobs.get('/job-offers', {
        query: {
          ...from,
          limit: size,
          city: citySlug,
          partner: partnerSlug,
          feed: filter.feed,
          state: filter.state,
          country_code: countryCode,
          keyword: filter.keyword,
          expand: expand === '' ? undefined : expand,
          language: filter.language,
        },
      }),
    limit,
  ),

  moreJobFacets: once(
    ({ citySlug, state, countryCode, keyword, language }: MoreJobFacetFilter) =>
      moreJobs.get('/job-offers/facets', {
        query: { city: citySlug, state, country_code: countryCode, keyword, language },
      }),
    limit,
  ),

  moreJobOffer: once(
    ({ language, id, titleSlug, citySlug, partnerSlug, feed }: MoreJobQuestion) =>
      moreJobs.get('/job-offer', {
        query: { id, title_slug: titleSlug, city: citySlug, partner: partnerSlug, feed, language },
      }),
    limit,
  ),
});
