import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CityNeighbours_city$key } from '../../__generated__/CityNeighbours_city.graphql.ts';
import { pointPath } from '../../paths/pointPath.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { cityLabel } from './cityLabel.ts';
import { nearbyCitiesLimit } from './cityLinkLimits.ts';
import classes from './CityNeighbours.module.css';
import { distanceInKm } from './distance.ts';

interface CityNeighboursProps {
  readonly city: CityNeighbours_city$key;
  /** Renders the heading for the city in the middle. */
  readonly title: (cityName: string) => ReactNode;
  /** The path to link to for a city. */
  readonly pathTo: (citySlug: string) => string;
}

/** Nearby cities, nearest first, with their distances. */
export function CityNeighbours({ city: key, title, pathTo }: CityNeighboursProps) {
  const { formatNumber } = useIntl();
  const city = useFragment(
    graphql`
      fragment CityNeighbours_city on City {
        id
        name
        latitude
        longitude
        nearby(limit: 7, distanceLessThan: 100) {
          id
          name
          slug
          state
          latitude
          longitude
        }
      }
    `,
    key,
  );
  const neighbours = (city.nearby ?? [])
    .filter(({ id }) => id !== city.id)
    .slice(0, nearbyCitiesLimit)
    .map((neighbour) => ({ ...neighbour, distance: distanceInKm(city, neighbour) }));
  // Bots get no nearby cities, and some cities have none.
  if (neighbours.length === 0) return null;
  return (
    <Section title={title(city.name)}>
      <ol className={classes['list']}>
        {neighbours.map((neighbour) => (
          <li key={neighbour.id}>
            <LocalLink className={classes['link']} to={pathTo(neighbour.slug)}>
              <span className={classes['name']}>{cityLabel(neighbour)}</span>
              <span className={classes['distance']}>
                <FormattedMessage
                  id="city.nearby.distance"
                  values={{ distance: formatNumber(neighbour.distance, { maximumFractionDigits: 0 }) }}
                />
              </span>
            </LocalLink>
          </li>
        ))}
      </ol>
      <LocalLink to={pointPath(city)} rel="nofollow">
        <FormattedMessage id="city.nearby.onMap" />
      </LocalLink>
    </Section>
  );
}
