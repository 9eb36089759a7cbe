import { IconMapPinPlus } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Flag } from '../../ui/flag/Flag.tsx';
import { cityLabel } from './cityLabel.ts';
import classes from './CitySearchList.module.css';
import type { CityMatches } from './useCityMatches.ts';

interface CitySearchListProps {
  readonly id: string;
  readonly open: boolean;
  readonly matches: CityMatches;
  readonly query: string;
  /** Whether the list ends with the offer to ask for the city. */
  readonly canRequest: boolean;
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (index: number) => void;
}

/** What the search found, below its field; how much is told to those who do not see it. */
export function CitySearchList(props: CitySearchListProps) {
  const { id, open, matches, query, canRequest, active, onPoint, onChoose } = props;
  const { state, cities } = matches;
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === active,
    className: classes['option'],
    onPointerMove: () => onPoint(index),
    // The field keeps the focus.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => onChoose(index),
  });
  return (
    <>
      <div className={classes['panel']} hidden={!open}>
        {state === 'failed' && (
          <p className={classes['note']}>
            <FormattedMessage id="citySearch.failed" />
          </p>
        )}
        {state === 'loading' && cities.length === 0 && (
          <p className={classes['note']}>
            <FormattedMessage id="citySearch.loading" />
          </p>
        )}
        {canRequest && cities.length === 0 && (
          <p className={classes['note']}>
            <FormattedMessage id="citySearch.empty" values={{ query }} />
          </p>
        )}
        <ul className={classes['list']} id={`${id}-list`} role="listbox" aria-labelledby={`${id}-input`}>
          {cities.map((city, index) => (
            <li key={city.id} {...option(index)}>
              <Flag code={city.countryCode} />
              <span className={classes['words']}>
                <span className={classes['name']}>{cityLabel(city)}</span>
                <span className={classes['meta']}>{city.country.name}</span>
              </span>
              <span className={classes['meta']}>
                <FormattedMessage id="city.offers" values={{ count: city.jobOffersCount }} />
              </span>
            </li>
          ))}
          {canRequest && (
            <li {...option(cities.length)}>
              <IconMapPinPlus size={20} aria-hidden />
              <span className={classes['name']}>
                <FormattedMessage id="citySearch.request" values={{ query }} />
              </span>
            </li>
          )}
        </ul>
      </div>
      <span className={classes['told']} role="status">
        {open && state === 'done' && (
          <FormattedMessage id="citySearch.results" values={{ count: cities.length }} />
        )}
      </span>
    </>
  );
}
