import { IconBriefcase } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CityMoreJobs_city$key } from '../../__generated__/CityMoreJobs_city.graphql.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import classes from './CityMoreJobs.module.css';
import { cityMoreJobsPath } from './search/place.ts';

/** The link from a city's gigs to its full-time jobs. */
export function CityMoreJobs({ city: key }: { readonly city: CityMoreJobs_city$key }) {
  const city = useFragment(
    graphql`
      fragment CityMoreJobs_city on City {
        name
        slug
        state
        country {
          code
        }
      }
    `,
    key,
  );
  return (
    <aside className={classes['box']}>
      <IconBriefcase size={28} stroke={1.5} aria-hidden />
      <p className={classes['text']}>
        <FormattedMessage id="moreJobs.cityText" />
      </p>
      <LocalLink className={classes['link']} to={cityMoreJobsPath(city)}>
        <FormattedMessage id="moreJobs.inCity" values={{ city: city.name }} />
      </LocalLink>
    </aside>
  );
}
