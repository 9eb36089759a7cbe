import { graphql, useFragment } from 'react-relay';
import type { CompanyPage_city$key } from '../../__generated__/CompanyPage_city.graphql.ts';
import type { CompanyPageQuery } from '../../__generated__/CompanyPageQuery.graphql.ts';
import { reviewsPageOf } from '../../features/reviews/reviewsPage.ts';
import { withLateTexts } from '../../i18n/lateTexts.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import type { PageProps } from '../../routing/pageOptions.ts';
import { shownCountry } from '../../paths/countryInQuery.ts';
import { companyPath } from '../../paths/paths.ts';
import { languageOf } from '../../routing/routingContext.ts';
import { written } from '../../ui/rich-text/written.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { CompanyCities } from './CompanyCities.tsx';
import { CompanyCountries } from './CompanyCountries.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import { CompanyHero } from './CompanyHero.tsx';
import { CompanyOffers } from './CompanyOffers.tsx';
import { CompanyReviews } from './CompanyReviews.tsx';
import { countryOf } from './companyNames.ts';

export const query = graphql`
  query CompanyPageQuery(
    $uri: String!
    $partnerSlug: String!
    $countrySlug: String
    $citySlug: String
    $inCountry: Boolean!
    $inCity: Boolean!
    $everywhere: Boolean!
    $countryCode: String!
    $reviewsPage: Int!
    $utmSource: String
  ) {
    redirectLinks(uri: $uri) {
      locale
      uri
    }
    partner(slug: $partnerSlug) {
      id
      slug
      name
      countries {
        code
        name
        slug
      }
      ...CompanyHead_partner
      ...CompanyHero_partner
      ...CompanyCountries_partner
      ...companyPlace_partner @relay(mask: false)
    }
    ...companyPlace_offers @relay(mask: false)
  }
`;

// What the server wrote works until the code is loaded.
const CompanyPay = import.meta.env.SSR
  ? (await import('./CompanyPay.tsx')).CompanyPay
  : lazyComponent(
      withLateTexts(() => import('./CompanyPay.tsx').then((m) => m.CompanyPay)),
      written,
    );

/** A company everywhere, in a country or in a city: its description, places, gigs and reviews. */
export function CompanyPage({ data, match }: PageProps<CompanyPageQuery>) {
  const { partner } = data;
  const city = useFragment<CompanyPage_city$key>(
    graphql`
      fragment CompanyPage_city on City {
        id
        name
        slug
        latitude
        longitude
      }
    `,
    partner?.place?.city ?? null,
  );
  if (!partner?.place) return null;
  const { jobOffers, reviews } = partner.place;
  const { countrySlug } = match.params;
  const country = countrySlug === undefined ? null : countryOf(partner, countrySlug);
  const ratings = reviews?.ratings ?? null;
  // Of all countries, the one of the page's language is the most likely to be that of its reader.
  const usual = partner.countries.find(({ code }) => code === shownCountry(undefined, languageOf(match)));
  const countries = <CompanyCountries partner={partner} current={country?.code ?? null} />;
  return (
    <article>
      <CompanyHead partner={partner} country={country} city={city} ratings={ratings} />
      <PageColumn>
        <CompanyHero partner={partner} country={country} city={city} ratings={ratings} />
        {city && <CompanyOffers offers={jobOffers} partner={partner} city={city.name} country={undefined} />}
        <CompanyPay
          place={country ? partner.inCountry : partner.place.everywhere}
          partner={partner}
          country={country}
          city={city}
        />
        {country ? (
          <CompanyCities cities={partner.inCountry?.cities} partner={partner} country={country} city={city} />
        ) : (
          usual && (
            <CompanyOffers offers={data.jobOffers} partner={partner} city={undefined} country={usual} />
          )
        )}
        {!country && countries}
        <CompanyReviews
          reviews={reviews}
          partner={partner}
          country={country}
          city={city}
          path={companyPath(partner.slug, countrySlug, city?.slug)}
          page={reviewsPageOf(match.location.query)}
        />
        {country && countries}
      </PageColumn>
    </article>
  );
}
