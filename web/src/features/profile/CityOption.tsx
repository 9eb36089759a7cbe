import { FormattedMessage } from 'react-intl';
import { Flag } from '../../ui/icon/Flag.tsx';
import { cityLabel } from '../city-links/cityLabel.ts';
import classes from './CityOption.module.css';
import type { FoundCity } from '../search/useCityMatches.ts';

/** A matching city with its country and its number of offers. */
export function CityOption({ city }: { readonly city: FoundCity }) {
  return (
    <>
      <Flag code={city.country.code} />
      <span className={classes['words']}>
        <span className={classes['name']}>{cityLabel(city)}</span>
        <span className={classes['meta']}>{city.country.name}</span>
      </span>
      <span className={classes['meta']}>
        <FormattedMessage id="city.offers" values={{ count: city.jobOffersCount }} />
      </span>
    </>
  );
}
