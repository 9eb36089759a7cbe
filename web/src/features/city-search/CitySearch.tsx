import { useRouter } from 'found';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocalPath } from '../../i18n/useLocalPath.ts';
import { cityPath, homePath } from '../../routing/paths.ts';
import { Dropdown } from '../../ui/dropdown/Dropdown.tsx';
import classes from './CitySearch.module.css';
import { CityOption } from './CityOption.tsx';
import { CityRequestOption } from './CityRequestOption.tsx';
import { citySearchNote } from './citySearchNote.tsx';
import { longestQuery } from './searchedCity.ts';
import { isAmong } from './soleMatch.ts';
import { useCityMatches, type CityMatch } from './useCityMatches.ts';
import { useRecordCitySearch } from './useRecordCitySearch.ts';
import { useRequestCity } from './useRequestCity.ts';

/** A shorter wish cannot be sent. */
const shortestRequest = 2;

/** Finds a city by its name. Without script it is a form that the home page answers. */
export function CitySearch({ initialQuery }: { readonly initialQuery: string }) {
  const { formatMessage } = useIntl();
  const { router } = useRouter();
  const localPath = useLocalPath();
  const [typed, setTyped] = useState(initialQuery);
  // What came with the page is not asked for again.
  const [edited, setEdited] = useState(false);
  const matches = useCityMatches(edited ? typed : '');
  const record = useRecordCitySearch();
  const [requestCity] = useRequestCity();

  const query = typed.trim();
  const current = matches.state === 'done' && matches.query === query;
  const canRequest = current && query.length >= shortestRequest && !isAmong(query, matches.cities);
  const go = (city: CityMatch) => {
    record(query, city.id);
    router.push(localPath(cityPath(city.slug)));
  };
  const choose = (index: number) => {
    const city = matches.cities[index];
    if (city) return go(city);
    record(query);
    return requestCity(query);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [best] = current ? matches.cities : [];
    if (query === '') return;
    if (best) go(best);
    // The list says what there is instead.
    else if (current) event.currentTarget.querySelector('input')?.focus();
    else router.push(`${localPath(homePath)}?city=${encodeURIComponent(query)}`);
  };
  const listed = query === '' || matches.state === 'idle' ? [] : matches.cities;
  const options = [
    ...listed.map((city) => ({ value: city.id, label: <CityOption city={city} /> })),
    ...(canRequest ? [{ value: 'request', label: <CityRequestOption query={query} /> }] : []),
  ];

  return (
    <form
      className={classes['form']}
      role="search"
      method="get"
      action={localPath(homePath)}
      onSubmit={submit}
    >
      <Dropdown
        type="search"
        label={formatMessage({ id: 'citySearch.label' })}
        name="city"
        placeholder={formatMessage({ id: 'citySearch.placeholder' })}
        maxLength={longestQuery}
        value={typed}
        onType={(words) => {
          setTyped(words);
          setEdited(true);
        }}
        options={options}
        onChoose={choose}
        note={query === '' ? null : citySearchNote(matches, query, canRequest)}
        status={
          matches.state === 'done' && (
            <FormattedMessage id="citySearch.results" values={{ count: matches.cities.length }} />
          )
        }
      />
      <button type="submit" className={classes['submit']}>
        <FormattedMessage id="citySearch.submit" />
      </button>
    </form>
  );
}
