import { byIdOrNull, byIds, itemsOf, unbatched, type LoaderSources } from './batching.ts';

export interface CityPost {
  readonly cityId: number;
  /** The parts that the query selects, comma separated; may be empty. */
  readonly expand: string;
}

export interface PostFilter {
  readonly page: number;
  readonly limit: number;
  readonly cityId?: number | null | undefined;
  /** The parts that the query selects, comma separated; may be empty. */
  readonly expand: string;
}

export interface SimilarPosts {
  readonly postId: number;
  /** The parts that the query selects, comma separated; may be empty. */
  readonly expand: string;
}

export interface OfferPosts {
  readonly citySlug: string;
  readonly partnerSlug: string;
  /** The parts that the query selects, comma separated; may be empty. */
  readonly expand: string;
}

const orAbsent = (text: string) => (text === '' ? undefined : text);

export const postLoaders = ({ rest: { webApi }, limit, batchIds }: LoaderSources) => {
  const messageKey = 'error.loadPost';

  const byId = byIds((ids) => webApi.get('/posts', { query: { ids, expand: 'body,city' }, messageKey }));

  return {
    /** Always null if the upstream does not accept `ids`, because it finds a post only by its slug. */
    postById: byIdOrNull(batchIds, byId),

    postBySlug: unbatched(async (slug: string) => {
      const posts = itemsOf(await webApi.get('/posts', { query: { slug, expand: 'body,city' }, messageKey }));
      return posts[0] ?? null;
    }, limit),

    postsPage: unbatched(
      ({ page, limit: size, cityId, expand }: PostFilter) =>
        webApi.get('/posts/', { query: { page, limit: size, city_id: cityId, expand: orAbsent(expand) } }),
      limit,
    ),

    similarPosts: unbatched(
      async ({ postId, expand }: SimilarPosts) =>
        itemsOf(await webApi.get('/posts/similar', { query: { id: postId, expand: orAbsent(expand) } })),
      limit,
    ),

    postByCityId: unbatched(async ({ cityId, expand }: CityPost) => {
      const query = { city_id: cityId, limit: 1, expand: orAbsent(expand) };
      return itemsOf(await webApi.get('/posts', { query, messageKey }))[0] ?? null;
    }, limit),

    postsByOfferSlugs: unbatched(
      async ({ citySlug, partnerSlug, expand }: OfferPosts) =>
        itemsOf(
          await webApi.get('/posts/job_offer', {
            query: { city_slug: citySlug, partner_slug: partnerSlug, expand: orAbsent(expand) },
          }),
        ),
      limit,
    ),
  };
};
