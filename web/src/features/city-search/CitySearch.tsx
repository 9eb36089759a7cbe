import { useRouter } from 'found';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocalPath } from '../../paths/useLocalPath.ts';
import { cityPath, homePath } from '../../paths/paths.ts';
import { SearchField } from '../../ui/dropdown/SearchField.tsx';
import type { Elements } from '../../ui/elements.ts';
import classes from './CitySearch.module.css';
import { CityOption } from './CityOption.tsx';
import { CityRequestOption } from './CityRequestOption.tsx';
import { citySearchNote } from './citySearchNote.tsx';
import { maxQueryLength } from './searchedCity.ts';
import { OtherMeaningOption } from './OtherMeaningOption.tsx';
import { isAmongWords } from './placelessWords.ts';
import { isAmong, isElsewhere, soleMatch } from './soleMatch.ts';
import { useCityMatches, type FoundCity } from './useCityMatches.ts';
import { useOtherMeaning } from './useOtherMeaning.ts';
import { useRecordCitySearch } from './useRecordCitySearch.ts';
import { useRequestCity } from './useRequestCity.ts';

/** A shorter request is rejected. */
const minRequestLength = 2;

/** Searches for a city by name. Without script it is a form that the home page answers. */
export function CitySearch({ initialQuery }: { readonly initialQuery: string }) {
  const { formatMessage } = useIntl();
  const { router } = useRouter();
  const localPath = useLocalPath();
  const [typed, setTyped] = useState(initialQuery);
  // Results that came with the page are not requested again.
  const [edited, setEdited] = useState(false);
  const [sent, setSent] = useState(false);
  const matches = useCityMatches(edited ? typed : '');
  const record = useRecordCitySearch();
  const [requestCity] = useRequestCity();

  const query = typed.trim();
  const current = matches.state === 'done' && matches.query === query;
  const isName =
    query.length >= minRequestLength &&
    /\p{L}/u.test(query) &&
    !isAmongWords(formatMessage({ id: 'citySearch.placeless' }), query);
  const isUnknown = current && isName && !isAmong(matches.cities);
  const meaning = useOtherMeaning(isUnknown ? query : null);
  const openCity = (city: FoundCity) => {
    record(query, city.id);
    router.push(localPath(cityPath(city.slug)));
  };
  const listed = query === '' || matches.state === 'idle' ? [] : matches.cities;
  const entries = [
    ...(meaning
      ? [
          {
            value: meaning.kind,
            label: <OtherMeaningOption meaning={meaning} />,
            choose: () => router.push(localPath(meaning.path)),
          },
        ]
      : []),
    ...listed.map((city) => ({
      value: city.id,
      label: <CityOption city={city} />,
      choose: () => openCity(city),
    })),
    ...(isUnknown && meaning === null
      ? [
          {
            value: 'request',
            label: <CityRequestOption query={query} />,
            choose: () => {
              record(query);
              requestCity(query);
            },
          },
        ]
      : []),
  ];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const meant = current ? soleMatch(matches.cities) : null;
    if (meant) return openCity(meant);
    if (current && meaning?.isGuess === false) return router.push(localPath(meaning.path));
    if (query !== '' && !current)
      return router.push(`${localPath(homePath)}?city=${encodeURIComponent(query)}`);
    // Opens the list, which explains what to do.
    setSent(true);
    event.currentTarget.querySelector('input')?.focus();
  };
  const elsewhere = current && isElsewhere(matches.cities);
  const note: Elements = citySearchNote({ matches, query, sent, hasOtherMeaning: Boolean(meaning) });

  return (
    <form
      className={classes['form']}
      role="search"
      method="get"
      action={localPath(homePath)}
      onSubmit={submit}
    >
      <SearchField
        label={formatMessage({ id: 'citySearch.label' })}
        name="city"
        placeholder={formatMessage({ id: 'citySearch.placeholder' })}
        maxLength={maxQueryLength}
        value={typed}
        onType={(words) => {
          setTyped(words);
          setEdited(true);
          setSent(false);
        }}
        clearLabel={formatMessage({ id: 'citySearch.clear' })}
        options={entries}
        onChoose={(index) => entries[index]?.choose()}
        note={note}
        status={
          <>
            {current && !elsewhere && (
              <FormattedMessage id="citySearch.results" values={{ count: matches.cities.length }} />
            )}
            {sent && <span> </span>}
            {(sent || elsewhere) && note}
          </>
        }
      />
      <button type="submit" className={classes['submit']}>
        <FormattedMessage id="citySearch.submit" />
      </button>
    </form>
  );
}
