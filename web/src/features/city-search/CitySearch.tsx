import { IconSearch } from '@tabler/icons-react';
import { useRouter } from 'found';
import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocalPath } from '../../i18n/useLocalPath.ts';
import { cityPath, homePath } from '../../routing/paths.ts';
import classes from './CitySearch.module.css';
import { CitySearchList } from './CitySearchList.tsx';
import { longestQuery } from './searchedCity.ts';
import { isAmong } from './soleMatch.ts';
import { useCityMatches, type CityMatch } from './useCityMatches.ts';
import { useCombobox } from './useCombobox.ts';
import { useRecordCitySearch } from './useRecordCitySearch.ts';
import { useRequestCity } from './useRequestCity.ts';

/** A shorter wish cannot be sent. */
const shortestRequest = 2;

/** Finds a city by its name. Without script it is a form that the home page answers. */
export function CitySearch({ initialQuery }: { readonly initialQuery: string }) {
  const { formatMessage } = useIntl();
  const { router } = useRouter();
  const localPath = useLocalPath();
  const id = useId();
  const [typed, setTyped] = useState(initialQuery);
  // What came with the page is not asked for again.
  const [edited, setEdited] = useState(false);
  const matches = useCityMatches(edited ? typed : '');
  const record = useRecordCitySearch();
  const [requestCity] = useRequestCity();

  const query = typed.trim();
  const current = matches.state === 'done' && matches.query === query;
  const canRequest = current && query.length >= shortestRequest && !isAmong(query, matches.cities);
  const count = matches.cities.length + (canRequest ? 1 : 0);

  const go = (city: CityMatch) => {
    record(query, city.id);
    combobox.close();
    router.push(localPath(cityPath(city.slug)));
  };
  const choose = (index: number) => {
    const city = matches.cities[index];
    if (city) return go(city);
    record(query);
    combobox.close();
    return requestCity(query);
  };
  const combobox = useCombobox({ count, onChoose: choose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [best] = current ? matches.cities : [];
    if (query === '') return;
    if (best) go(best);
    else if (current) combobox.setOpen(true);
    else router.push(`${localPath(homePath)}?city=${encodeURIComponent(query)}`);
  };
  const open = combobox.open && query !== '' && matches.state !== 'idle';

  return (
    <form
      className={classes['form']}
      role="search"
      method="get"
      action={localPath(homePath)}
      onSubmit={submit}
    >
      <div className={classes['field']} ref={combobox.root}>
        <label className={classes['label']} htmlFor={`${id}-input`}>
          <FormattedMessage id="citySearch.label" />
        </label>
        <IconSearch className={classes['icon']} size={20} aria-hidden />
        <input
          className={classes['input']}
          id={`${id}-input`}
          name="city"
          type="search"
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && combobox.active >= 0 ? `${id}-${combobox.active}` : undefined}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={longestQuery}
          placeholder={formatMessage({ id: 'citySearch.placeholder' })}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setEdited(true);
            combobox.setOpen(true);
          }}
          onFocus={() => combobox.setOpen(true)}
          onKeyDown={combobox.onKeyDown}
        />
        <CitySearchList
          id={id}
          open={open}
          matches={matches}
          query={query}
          canRequest={canRequest}
          active={combobox.active}
          onPoint={combobox.setActive}
          onChoose={choose}
        />
      </div>
      <button type="submit" className={classes['submit']}>
        <FormattedMessage id="citySearch.submit" />
      </button>
    </form>
  );
}
