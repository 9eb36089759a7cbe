import { graphql } from 'relay-runtime';
import type { moreJobOfferRoutes_MoreJobOfferPageQuery } from '../../__generated__/moreJobOfferRoutes_MoreJobOfferPageQuery.graphql.ts';
import { page } from '../../routing/page.tsx';
import type { PageOptions } from '../../routing/pageOptions.ts';
import { feedId, isMoreJobTitle, slug, uuid } from '../../paths/segments.ts';
import { MoreJobOfferSkeleton } from './MoreJobOfferSkeleton.tsx';

type Query = moreJobOfferRoutes_MoreJobOfferPageQuery;

const place = `more-jobs/:citySlug(${slug})/:partnerSlug(${slug})/:feed(${slug})`;

const options: PageOptions<Query> = {
  load: () => import('./MoreJobOfferPage.tsx').then((m) => m.MoreJobOfferPage),
  subject: 'moreJobOffer',
  query: graphql`
    query moreJobOfferRoutes_MoreJobOfferPageQuery(
      $uri: String!
      $citySlug: String!
      $partnerSlug: String!
      $feed: String!
      $id: ID
      $title: String
    ) {
      redirectLinks(uri: $uri) {
        locale
        uri
      }
      moreJobOffer(citySlug: $citySlug, partnerSlug: $partnerSlug, feed: $feed, id: $id, titleSlug: $title) {
        city {
          slug
          ...NearbyCities_city
        }
        partner {
          slug
        }
        ...MoreJobOfferPage_offer
      }
    }
  `,
  // "3-drivers-needed" is an id or a title: the gateway tries the title when no offer has that id.
  prepareVariables: ({ citySlug = '', partnerSlug = '', feed = '', id, title }) => ({
    citySlug,
    partnerSlug,
    feed,
    id: id ?? null,
    title: title ?? (id !== undefined && isMoreJobTitle(id) ? id : null),
  }),
  // The address may contain an old slug of the city, or one of another language.
  outcome: ({ moreJobOffer: offer }, { params, location }) => {
    if (!offer?.city || !offer.partner) return null;
    const { city, partner } = offer;
    const { citySlug, partnerSlug, feed = '', id, title } = params;
    const isCanonical = citySlug?.toLowerCase() === city.slug && partnerSlug?.toLowerCase() === partner.slug;
    const last = id ?? title ?? '';
    return isCanonical
      ? null
      : { to: `/more-jobs/${city.slug}/${partner.slug}/${feed}/${last}${location.search}` };
  },
  loading: <MoreJobOfferSkeleton />,
  cityOf: ({ moreJobOffer }) => moreJobOffer?.city,
  shell: { redesigned: true, localized: true },
};

/** A full-time offer by its id or by its title, which is the canonical form. */
export const moreJobOfferRoutes = [
  page<Query>({ ...options, path: `${place}/:id(${uuid}|${feedId})` }),
  page<Query>({ ...options, path: `${place}/:title(${slug})` }),
];
