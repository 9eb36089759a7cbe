import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CityLinks_city$key } from '../../__generated__/CityLinks_city.graphql.ts';
import { PopularCategories } from '../../features/city-links/PopularCategories.tsx';
import { PopularJobs } from '../../features/city-links/PopularJobs.tsx';
import { Section } from '../../ui/section/Section.tsx';
import classes from './CityLinks.module.css';

/** Links from a city to its categories and its top offers. */
export function CityLinks({ city: key }: { readonly city: CityLinks_city$key }) {
  const city = useFragment(
    graphql`
      fragment CityLinks_city on City {
        name
        jobOffersCount
        ...PopularCategories_city
        ...PopularJobs_city
      }
    `,
    key,
  );
  if (city.jobOffersCount === 0) return null;
  return (
    <div className={classes['links']}>
      <Section title={<FormattedMessage id="city.popularCategories" />}>
        <PopularCategories city={city} />
      </Section>
      <Section title={<FormattedMessage id="city.popularJobs" values={{ city: city.name }} />}>
        <PopularJobs city={city} />
      </Section>
    </div>
  );
}
