import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PopularCities_cities$key } from '../../__generated__/PopularCities_cities.graphql.ts';
import { cityLabel } from '../../features/city-links/cityLabel.ts';
import { cityPath } from '../../paths/paths.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import classes from './SearchPage.module.css';

interface PopularCitiesProps {
  /** Null when they did not load. */
  readonly cities: PopularCities_cities$key | null | undefined;
}

/** The cities with most gigs, for who has typed nothing yet, or found nothing. */
export function PopularCities({ cities }: PopularCitiesProps) {
  const data = useFragment(
    graphql`
      fragment PopularCities_cities on City @relay(plural: true) {
        id
        slug
        name
        state
      }
    `,
    cities ?? null,
  );
  return (
    <Section title={<FormattedMessage id="home.topCities" />}>
      {data ? (
        <ul className={classes['cities']}>
          {data.map((city) => (
            <li key={city.id}>
              <LocalLink to={cityPath(city.slug)}>{cityLabel(city)}</LocalLink>
            </li>
          ))}
        </ul>
      ) : (
        <SectionError />
      )}
    </Section>
  );
}
