import type { Page, Post } from '../rest/rows.ts';
import { byKey } from './byKey.ts';
import type { LoaderSources } from './loaderSources.ts';
import { once } from './once.ts';

export interface CityPost {
  readonly cityId: number;
  /** The parts that the query asks for, comma separated; empty when none. */
  readonly expand: string;
}

export interface OfferPosts {
  readonly citySlug: string;
  readonly partnerSlug: string;
  /** The parts that the query asks for, comma separated; empty when none. */
  readonly expand: string;
}

export const postLoaders = ({ rest, limit, batchIds }: LoaderSources) => {
  const messageKey = 'error.loadPost';

  const byId = byKey(
    (post: Post) => post.id,
    async (ids) => {
      const page = await rest.load<Page<Post>>({
        target: 'webApi',
        path: '/posts',
        query: { ids: ids.join(','), expand: 'body,city' },
        messageKey,
      });
      return page?.items ?? [];
    },
  );

  return {
    /** Null for every id on a back end that has no `ids`: it knows a post by its slug only. */
    postById: { load: (id: number) => (batchIds ? byId.load(id) : Promise.resolve(null)) },

    postByCityId: once(async ({ cityId, expand }: CityPost) => {
      const page = await rest.load<Page<Post>>({
        target: 'webApi',
        path: '/posts',
        query: { city_id: cityId, limit: 1, expand: expand === '' ? undefined : expand },
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
          expand: expand === '' ? undefined : expand,
        },
      });
      return page?.items ?? [];
    }, limit),
  };
};
