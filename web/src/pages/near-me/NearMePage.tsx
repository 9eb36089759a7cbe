import { useIntl, FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { NearMePageQuery } from '../../__generated__/NearMePageQuery.graphql.ts';
import { PopularJobs } from '../../features/city-links/PopularJobs.tsx';
import { PageHead } from '../../head/PageHead.tsx';
import { countryIn } from '../../paths/countryInQuery.ts';
import { nearMePath, searchPath } from '../../paths/paths.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import type { PageProps } from '../../routing/pageOptions.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { CountryLinks } from './CountryLinks.tsx';
import { NearMeCities } from './NearMeCities.tsx';
import classes from './NearMePage.module.css';
import { pointIn } from './nearMeAddress.ts';
import { UseMyLocation } from './UseMyLocation.tsx';

export const query = graphql`
  query NearMePageQuery(
    $latitude: Float!
    $longitude: Float!
    $distance: Float!
    $isLocated: Boolean!
    $countryCode: String!
  ) {
    near: nearbyCities(latitude: $latitude, longitude: $longitude, limit: 15, distanceLessThan: $distance)
      @include(if: $isLocated) {
      ...NearMeCities_cities
    }
    nearest: nearbyCities(latitude: $latitude, longitude: $longitude, limit: 1, distanceLessThan: $distance)
      @include(if: $isLocated) {
      name
      jobOffersCount
      ...PopularJobs_city
    }
    cities(countryCode: $countryCode, first: 20) @skip(if: $isLocated) {
      edges {
        node {
          country {
            name
          }
          ...NearMeCities_cities
        }
      }
    }
    topCities(limit: 100) {
      ...CountryLinks_cities
    }
  }
`;

/** Cities around the visitor, or the largest of a country, on a map and as a list. */
export function NearMePage({ data, match }: PageProps<NearMePageQuery>) {
  const { formatMessage } = useIntl();
  const here = pointIn(match.location.query);
  const title = formatMessage({ id: 'nearMe.title' });
  const ofCountry = (data.cities?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const country = ofCountry[0]?.country;
  const nearest = data.nearest?.[0];
  return (
    <>
      <PageHead
        title={title}
        description={formatMessage({ id: 'nearMe.description' })}
        canonical={nearMePath}
        noindex={here !== null || countryIn(match.location.query) !== undefined}
      />
      <PageColumn>
        <Breadcrumbs items={[{ label: title }]} />
        <PageTitle gap="xs">{title}</PageTitle>
        <UseMyLocation />
        <p className={classes['search']}>
          <LocalLink to={searchPath}>
            <FormattedMessage id="nearMe.search" />
          </LocalLink>
        </p>
        <Section
          title={
            country ? (
              <FormattedMessage id="nearMe.inCountry" values={{ country: country.name }} />
            ) : (
              <FormattedMessage id="nearMe.around" />
            )
          }
        >
          <NearMeCities cities={here ? (data.near ?? []) : ofCountry} here={here} />
        </Section>
        {nearest && nearest.jobOffersCount > 0 && (
          <Section title={<FormattedMessage id="city.offers.heading" values={{ city: nearest.name }} />}>
            <PopularJobs city={nearest} />
          </Section>
        )}
        <CountryLinks cities={data.topCities} />
      </PageColumn>
    </>
  );
}
