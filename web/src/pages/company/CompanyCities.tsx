import { IconMapPinOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompanyCities_cities$key } from '../../__generated__/CompanyCities_cities.graphql.ts';
import { distanceInKm } from '../../features/city-links/distance.ts';
import { cityLabel } from '../../features/city-links/cityLabel.ts';
import { companyPath, jobRequirementsPath } from '../../paths/paths.ts';
import { nodesOf } from '../../relay/nodesOf.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { EmptyState } from '../../ui/card/EmptyState.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import classes from './CompanyLinks.module.css';

/** The location of a city. */
interface Spot {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The other cities, sorted by their distance from `centre`. */
const nearestFirst = <City extends Spot>(centre: Spot, cities: readonly City[]): City[] =>
  cities
    .filter(({ id }) => id !== centre.id)
    .map((city) => ({ city, distance: distanceInKm(centre, city) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ city }) => city);

/** The number of other cities shown on the page of a city. */
const nearbyLimit = 12;

interface CompanyCitiesProps {
  /** Null when the cities did not load. */
  readonly cities: CompanyCities_cities$key | null | undefined;
  readonly partner: { readonly name: string; readonly slug: string };
  readonly country: { readonly name: string; readonly code: string; readonly slug: string };
  /** The city of the page; without one all cities of the country are shown. */
  readonly city: (Spot & { readonly name: string }) | null | undefined;
}

/** The cities of a country in which the company offers gigs; on the page of a city only the nearest of them. */
export function CompanyCities({ cities, partner, country, city }: CompanyCitiesProps) {
  const data = useFragment(
    graphql`
      fragment CompanyCities_cities on CityConnection {
        totalCount
        edges {
          node {
            id
            name
            slug
            state
            latitude
            longitude
          }
        }
      }
    `,
    cities ?? null,
  );
  const all = nodesOf(data);
  const shown = city ? nearestFirst(city, all).slice(0, nearbyLimit) : all;
  if (city && data && shown.length === 0) return null;
  const names = {
    partner: partner.name,
    country: country.name,
    city: city?.name,
    count: data?.totalCount ?? 0,
  };
  return (
    <Section
      title={
        city || data ? (
          <FormattedMessage id={city ? 'company.cities.near' : 'company.cities'} values={names} />
        ) : (
          country.name
        )
      }
      aside={
        city ? (
          <LocalLink className={classes['all']} to={companyPath(partner.slug, country.slug)}>
            <FormattedMessage id="company.cities.all" values={names} />
          </LocalLink>
        ) : (
          <LocalLink className={classes['all']} to={jobRequirementsPath(country.code)}>
            <FormattedMessage id="jobRequirements.title" values={names} />
          </LocalLink>
        )
      }
    >
      {!data ? (
        <SectionError />
      ) : shown.length === 0 ? (
        <EmptyState
          icon={<IconMapPinOff size={32} stroke={1.5} aria-hidden />}
          text={<FormattedMessage id="company.cities.none" values={names} />}
        />
      ) : (
        <ul className={classes['links']}>
          {shown.map((one) => (
            <li key={one.id}>
              <LocalLink className={classes['link']} to={companyPath(partner.slug, country.slug, one.slug)}>
                {cityLabel(one)}
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
