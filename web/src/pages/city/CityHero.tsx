import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CityHero_city$key } from '../../__generated__/CityHero_city.graphql.ts';
import { cityLabel } from '../../features/city-links/cityLabel.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { Flag } from '../../ui/icon/Flag.tsx';
import { Hero } from '../../ui/hero/Hero.tsx';
import { HeroRating } from '../../ui/hero/HeroRating.tsx';
import classes from './CityHero.module.css';

interface CityHeroProps {
  readonly city: CityHero_city$key;
  readonly title: string;
}

/** The city's picture with its name, country, rating and number of offers. */
export function CityHero({ city: key, title }: CityHeroProps) {
  const { formatMessage } = useIntl();
  const city = useFragment(
    graphql`
      fragment CityHero_city on City {
        name
        orgSlug
        state
        country {
          code
          name
        }
        rating
        ratingCount
        jobOffersCount
      }
    `,
    key,
  );
  return (
    <Hero picture={`cities/${city.orgSlug}`} alt={formatMessage({ id: 'images.city' }, { city: city.name })}>
      <Breadcrumbs items={[{ label: city.name }]} />
      <h1 className={classes['title']}>{title}</h1>
      <p className={classes['place']}>
        <Flag code={city.country.code} />
        <span>{`${cityLabel(city)} · ${city.country.name}`}</span>
      </p>
      <HeroRating
        rating={city.rating}
        ratingCount={city.ratingCount}
        facts={[formatMessage({ id: 'city.offers' }, { count: city.jobOffersCount })]}
      />
    </Hero>
  );
}
