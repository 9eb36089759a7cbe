import { FormattedMessage } from 'react-intl';
import { SearchForm } from '../../features/search/SearchForm.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Content } from '../../ui/page/Content.tsx';
import dusk from '../../ui/skyline/dusk.module.css';
import { DuskHouses } from '../../ui/skyline/DuskHouses.tsx';
import classes from './HomeHero.module.css';

interface HomeHeroProps {
  /** Below the search. */
  readonly proof: Elements;
  /** Beside the words on a wide screen, otherwise below them. */
  readonly example: Elements;
}

/** What the site offers, and the search. */
export function HomeHero({ proof, example }: HomeHeroProps) {
  return (
    <div className={`${dusk['dusk']} ${classes['hero']}`}>
      <DuskHouses />
      <Content>
        <div className={classes['columns']}>
          <div className={classes['words']}>
            <h1 className={classes['title']}>
              <FormattedMessage id="home.title" />
            </h1>
            <p className={classes['lead']}>
              <FormattedMessage id="home.lead" />
            </p>
            <div className={classes['search']}>
              <SearchForm />
            </div>
            {proof}
          </div>
          {example}
        </div>
      </Content>
    </div>
  );
}
