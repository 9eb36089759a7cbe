import type { MoreJobOfferPageQuery } from '../../__generated__/MoreJobOfferPageQuery.graphql.ts';
import { isMoreJobTitle } from '../../paths/segments.ts';
import type { PageOptions } from '../../routing/pageOptions.ts';
import { MoreJobOfferPage, query } from './MoreJobOfferPage.tsx';
import { MoreJobOfferSkeleton } from './MoreJobOfferSkeleton.tsx';

export const moreJobOfferPageOptions: PageOptions<MoreJobOfferPageQuery> = {
  Component: MoreJobOfferPage,
  query,
  subject: 'moreJobOffer',
  readQuery: (query) => ({ utm_source: query['utm_source'] }),
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
};
