import type { Page, Post } from '../rest/rows.ts';
import { byIds } from './byIds.ts';
import type { LoaderSources } from './loaderSources.ts';
import { once } from './once.ts';

export interface CityPost {
  readonly cityId: number;
  /** The parts that the query asks for, comma separated; empty when none. */
  readonly expand: string;
}

export interface PostFilter {
  readonly page: number;
  readonly limit: number;
  readonly cityId?: number | null | undefined;
  /** The parts that the query asks for, comma separated; empty when none. */
  readonly expand: string;
}

export interface SimilarPosts {
  readonly postId: number;
  /** The parts that the query asks for, comma separated; empty when none. */
  readonly expand: string;
}

export interface OfferPosts {
  readonly citySlug: string;
  readonly partnerSlug: string;
  /** The parts that the query asks for, comma separated; empty when none. */
  readonly expand: string;
}

const orAbsent = (text: string) => (text === '' ? undefined : text);

export const postLoaders = ({ rest, limit, batchIds }: LoaderSources) => {
  const messageKey = 'error.loadPost';

  const byId = byIds<Post>(rest, { path: '/posts', query: { expand: 'body,city' }, messageKey });

  return {
    /** Null for every id on a back end that has no `ids`: it knows a post by its slug only. */
    postById: { load: (id: number) => (batchIds ? byId.load(id) : Promise.resolve(null)) },

    postBySlug: once(async (slug: string) => {
      const page = await rest.load<Page<Post>>({
        target: 'webApi',
        path: '/posts',
        query: { slug, expand: 'body,city' },
        messageKey,
      });
      return page?.items[0] ?? null;
    }, limit),

    postsPage: once(
      ({ page, limit: size, cityId, expand }: PostFilter) =>
        rest.load<Page<Post>>({
          target: 'webApi',
          path: '/posts/',
          query: { page, limit: size, city_id: cityId, expand: orAbsent(expand) },
        }),
      limit,
    ),

    similarPosts: once(async ({ postId, expand }: SimilarPosts) => {
      const page = await rest.load<Page<Post>>({
        target: 'webApi',
        path: '/posts/similar',
        query: { id: postId, expand: orAbsent(expand) },
      });
      return page?.items ?? [];
    }, limit),

    postByCityId: once(async ({ cityId, expand }: CityPost) => {
      const page = await rest.load<Page<Post>>({
        target: 'webApi',
        path: '/posts',
        query: { city_id: cityId, limit: 1, expand: orAbsent(expand) },
        messageKey,
      });
      return page?.items[0] ?? null;
    }, limit),

    postsByOfferSlugs: once(async ({ citySlug, partnerSlug, expand }: OfferPosts) => {
      const page = await rest.load<Page<Post>>({
        target: 'webApi',
        path: '/posts/job_offer',
        query: {
          city_slug: citySlug,
          partner_slug: partnerSlug,
          expand: orAbsent(expand),
        },
      });
      return page?.items ?? [];
    }, limit),
  };
};
