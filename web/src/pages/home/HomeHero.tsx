import { FormattedMessage } from 'react-intl';
import { CitySearch } from '../../features/city-search/CitySearch.tsx';
import { Content } from '../../ui/page/Content.tsx';
import classes from './HomeHero.module.css';
import { HomeSkyline } from './HomeSkyline.tsx';

/** What the site offers, and the city search. */
export function HomeHero({ query }: { readonly query: string }) {
  return (
    <div className={classes['hero']}>
      <HomeSkyline className={classes['skyline']} />
      <Content>
        <div className={classes['words']}>
          <h1 className={classes['title']}>
            <FormattedMessage id="home.title" />
          </h1>
          <p className={classes['lead']}>
            <FormattedMessage id="home.lead" />
          </p>
          <CitySearch initialQuery={query} />
        </div>
      </Content>
    </div>
  );
}
