import type { Partner, PartnerSort } from '../rest/rows.ts';
import { byIds, itemsOf, unbatched, type LoaderSources } from './batching.ts';

export interface PartnerFilter {
  readonly page: number;
  readonly limit: number;
  readonly category?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
  readonly ratingFrom?: number | undefined;
  readonly sort?: PartnerSort | null | undefined;
  /** The parts that the query selects, comma separated. */
  readonly expand?: string | undefined;
}

interface PartnerPayFilter {
  readonly partnerId: number;
  readonly countryCode: string | null;
  /** The parts that the query selects, comma separated. */
  readonly expand: string | undefined;
}

export const partnerLoaders = ({ rest: { webApi }, limit, batchIds }: LoaderSources) => {
  const partnerBySlug = unbatched(
    (slug: string) => webApi.get('/partners/slug/{slug}', { params: { slug } }),
    limit,
  );

  const byId = byIds((ids) => webApi.get('/partners', { query: { ids } }));

  const categoriesById = byIds((ids) => webApi.get('/partners', { query: { ids, expand: 'categories' } }));

  const updatedById = byIds((ids) => webApi.get('/partners', { query: { ids, expand: 'updated' } }));

  return {
    partnerBySlug,

    /** When a partner that was read without it last changed; null if the upstream does not accept `ids`. */
    updatedOf: async ({ id }: Pick<Partner, 'id'>): Promise<string | null> =>
      batchIds ? ((await updatedById.load(id))?.updated ?? null) : null,

    /** The categories of a partner that another row refers to. */
    categoriesOf: async ({ id, slug }: Pick<Partner, 'id' | 'slug'>): Promise<Partner['categories']> =>
      (await (batchIds ? categoriesById.load(id) : partnerBySlug.load(slug)))?.categories,

    /** By id if the upstream accepts `ids`, otherwise by slug, because there is no call for a single id. */
    partnerById: {
      load: ({ id, slug }: { readonly id: number; readonly slug?: string }): Promise<Partner | null> => {
        if (batchIds) return byId.load(id);
        return slug === undefined ? Promise.resolve(null) : partnerBySlug.load(slug);
      },
    },

    /** What the offers of a partner earn, by country and currency; none if the upstream does not know the call. */
    payOf: unbatched(
      async ({ partnerId, countryCode, expand }: PartnerPayFilter) =>
        itemsOf(
          await webApi.get('/partners/{id}/pay', {
            params: { id: partnerId },
            query: { country_code: countryCode, expand },
          }),
        ),
      limit,
    ),

    partnersPage: unbatched(
      ({ page, limit: size, category, countryCode, ratingFrom, sort, expand }: PartnerFilter) =>
        webApi.get('/partners', {
          query: {
            page,
            limit: size,
            category,
            country_code: countryCode,
            rating_from: ratingFrom,
            sort,
            expand,
          },
        }),
      limit,
    ),
  };
};
