import type { LanguageCode } from '../config/languages.ts';
import type { MoreJobFilter, MoreJobOffer } from '../rest/rows.ts';
import { byKey, itemsOf, unbatched, type LoaderSources } from './batching.ts';

export interface MoreJobList {
  readonly limit: number;
  /** The page number, or the key after which the page starts. */
  readonly from: { readonly page: number } | { readonly after: string };
  readonly language: LanguageCode;
  readonly citySlug?: string | null | undefined;
  readonly partnerSlug?: string | null | undefined;
  readonly feed?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
  readonly keyword?: string | null | undefined;
  readonly filter?: MoreJobFilter | undefined;
  /** The parts that the query selects, comma separated; may be empty. */
  readonly expand: string;
}

export type MoreJobFacetList = Pick<
  MoreJobList,
  'language' | 'citySlug' | 'state' | 'countryCode' | 'keyword' | 'filter' | 'expand'
>;

export interface MoreJobOfferKeys {
  readonly language: LanguageCode;
  readonly id?: string | null | undefined;
  readonly titleSlug?: string | null | undefined;
  readonly citySlug?: string | null | undefined;
  readonly partnerSlug?: string | null | undefined;
  readonly feed?: string | null | undefined;
}

/** Full-time offers come from a separate service, with texts in one language and place names in ten. */
export const moreJobLoaders = ({ rest: { moreJobs }, limit, batchIds }: LoaderSources) => {
  const moreJobOffer = unbatched(
    ({ language, id, titleSlug, citySlug, partnerSlug, feed }: MoreJobOfferKeys) =>
      moreJobs.get('/job-offer', {
        query: { id, title_slug: titleSlug, city: citySlug, partner: partnerSlug, feed, language },
      }),
    limit,
  );

  const byIdIn = (language: LanguageCode) =>
    byKey(
      ({ id }: MoreJobOffer) => id,
      async (ids) =>
        itemsOf(
          await moreJobs.get('/job-offers', { query: { ids: ids.join(','), expand: 'texts', language } }),
        ),
    );
  /** A request has one language. */
  let byId: ReturnType<typeof byIdIn> | undefined;

  return {
    moreJobOffer,

    moreJobOfferById: (id: string, language: LanguageCode): Promise<MoreJobOffer | null> =>
      batchIds ? (byId ??= byIdIn(language)).load(id) : moreJobOffer.load({ id, language }),

    moreJobsPage: unbatched(
      ({ from, limit: size, citySlug, partnerSlug, countryCode, expand, ...list }: MoreJobList) =>
        moreJobs.get('/job-offers', {
          isSearch: Boolean(list.keyword),
          query: {
            ...from,
            limit: size,
            city: citySlug,
            partner: partnerSlug,
            feed: list.feed,
            state: list.state,
            country_code: countryCode,
            keyword: list.keyword,
            ...list.filter,
            expand: expand === '' ? undefined : expand,
            language: list.language,
          },
        }),
      limit,
    ),

    moreJobFacets: unbatched(
      ({ citySlug, state, countryCode, keyword, filter, expand, language }: MoreJobFacetList) =>
        moreJobs.get('/job-offers/facets', {
          isSearch: Boolean(keyword),
          query: {
            city: citySlug,
            state,
            country_code: countryCode,
            keyword,
            ...filter,
            expand: expand === '' ? undefined : expand,
            language,
          },
        }),
      limit,
    ),
  };
};
