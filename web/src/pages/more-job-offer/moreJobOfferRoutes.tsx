import { feedId, slug, uuid } from '../../paths/segments.ts';
import { page } from '../../routing/page.tsx';
import type { PageRouteOptions } from '../../routing/pageOptions.ts';
import type { MoreJobOfferPageQuery } from '../../__generated__/MoreJobOfferPageQuery.graphql.ts';

const place = `more-jobs/:citySlug(${slug})/:partnerSlug(${slug})/:feed(${slug})`;

const options: PageRouteOptions<MoreJobOfferPageQuery> = {
  load: () => import('./moreJobOfferPageOptions.tsx').then((m) => m.moreJobOfferPageOptions),
  shell: { redesigned: true, localized: true },
};

/** A full-time offer by its id or by its title, which is the canonical form. */
export const moreJobOfferRoutes = [
  page({ ...options, path: `${place}/:id(${uuid}|${feedId})` }),
  page({ ...options, path: `${place}/:title(${slug})` }),
];
