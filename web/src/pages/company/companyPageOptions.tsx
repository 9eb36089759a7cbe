import type { CompanyPageQuery } from '../../__generated__/CompanyPageQuery.graphql.ts';
import { lastReviewsPath, reviewsPageOf, reviewsParameter } from '../../features/reviews/reviewsPage.ts';
import { shownCountry } from '../../paths/countryInQuery.ts';
import { companyPath, withoutLanguage } from '../../paths/paths.ts';
import { CompanySkeleton } from './CompanySkeleton.tsx';
import { CompanyPage, query } from './CompanyPage.tsx';
import type { PageOptions } from '../../routing/pageOptions.ts';
import { languageOf } from '../../routing/routingContext.ts';

export const companyPageOptions: PageOptions<CompanyPageQuery> = {
  Component: CompanyPage,
  query,
  subject: 'partner',
  needed: ['partner.place.city', 'partner.placeLink'],
  readQuery: (query) => ({ reviews: reviewsParameter(query), utm_source: query['utm_source'] }),
  prepareVariables: ({ partnerSlug = '', countrySlug, citySlug }, match) => ({
    partnerSlug,
    countrySlug: countrySlug ?? null,
    citySlug: citySlug ?? null,
    inCountry: countrySlug !== undefined,
    inCity: citySlug !== undefined,
    everywhere: countrySlug === undefined,
    countryCode: shownCountry(undefined, languageOf(match)),
    reviewsPage: reviewsPageOf(match.location.query),
    utmSource: match.context.utmSource,
  }),
  // Loaded only for visitors who go from one place of a company to another.
  findRefetch: (stored, variables) =>
    stored.partner?.countries
      ? import('./companyPlace.ts').then(
          (m) => m.companyPlace(stored, variables),
          () => null,
        )
      : null,
  outcome: ({ partner }, { params, location }) => {
    if (!partner) return null;
    const { place, placeLink } = partner;
    // The address may name the country in another language.
    if (!place) return placeLink ? { to: withoutLanguage(placeLink.uri) + location.search } : { status: 404 };
    const { countrySlug, citySlug } = params;
    const { city, jobOffers, reviews } = place;
    if (citySlug !== undefined && (!city || jobOffers?.totalCount === 0)) return { status: 404 };
    const isOldCity = citySlug !== undefined && city?.slug !== citySlug.toLowerCase();
    const moved = partner.slug !== params['partnerSlug'] || isOldCity;
    const path = companyPath(partner.slug, countrySlug, city?.slug);
    if (moved) return { to: path + location.search };
    const last = lastReviewsPath(path, reviewsPageOf(location.query), reviews?.pageCount);
    return last === null ? null : { to: last, status: 302 };
  },
  loading: <CompanySkeleton />,
  cityOf: ({ partner }) => partner?.place?.city,
};
