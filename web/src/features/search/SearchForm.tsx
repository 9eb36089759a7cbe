import { IconBriefcase, IconMapPinPlus, IconSearch } from '@tabler/icons-react';
import { useRouter } from 'found';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { takeTyping } from '../../browser/typedEarly.ts';
import { moreJobsPath, searchPath } from '../../paths/paths.ts';
import { useLocalPath } from '../../paths/useLocalPath.ts';
import { useCitiesNearVisitor } from '../../shell/footer/useCitiesNearVisitor.ts';
import type { Elements } from '../../ui/elements.ts';
import { SearchField } from '../../ui/dropdown/SearchField.tsx';
import type { FoundRow as Row } from './foundRows.ts';
import { FoundRow } from './FoundRow.tsx';
import { rememberSearch } from './recentSearches.ts';
import { maxSearchLength, searchTo } from './searchAddress.ts';
import classes from './SearchForm.module.css';
import { isElsewhere, mayBeNewCity, meansFullTime, onlyCity } from './searchMeaning.ts';
import { useNear } from './useNear.ts';
import { useFirstSuggestions } from './useFirstSuggestions.tsx';
import { useIsCityName } from './useIsCityName.ts';
import { useRecordCitySearch } from './useRecordCitySearch.ts';
import { useRequestCity } from '../city-request/useRequestCity.ts';
import { useSuggestions } from './useSuggestions.ts';

interface LineProps {
  readonly icon: Elements;
  readonly children: ReactNode;
}

function Line({ icon, children }: LineProps) {
  return (
    <>
      {icon}
      <span className={classes['line']}>{children}</span>
    </>
  );
}

interface SearchFormProps {
  readonly initialText?: string;
  /** Whether the suggestions follow the field; otherwise they cover what is below it. */
  readonly isInline?: boolean;
  /** Called before another page opens. */
  readonly onLeave?: () => void;
}

/** One field for what and where, with suggestions. Without script it is a form that the search page answers. */
export function SearchForm({ initialText = '', isInline = false, onLeave }: SearchFormProps) {
  const { formatMessage } = useIntl();
  const { router } = useRouter();
  const localPath = useLocalPath();
  const [typed, setTyped] = useState(initialText);
  // A page requests nothing for suggestions that nobody sees.
  const [isUsed, setUsed] = useState(isInline);
  const text = typed.trim();
  const pageCity = useNear();
  const nearVisitor = useCitiesNearVisitor(isUsed && pageCity === null).cities;
  const near = pageCity ?? nearVisitor?.[0]?.slug ?? null;
  const { rows, state } = useSuggestions(isUsed ? text : '', near);
  const record = useRecordCitySearch();
  const isCityName = useIsCityName();
  const [requestCity] = useRequestCity();
  const go = (path: string) => {
    onLeave?.();
    router.push(localPath(path));
  };
  const search = (words: string, kind: 'all' | null = null) => {
    rememberSearch(words);
    go(searchTo(words, kind, near));
  };
  const openRow = ({ id, kind, path, titleParts }: Row) => {
    rememberSearch(kind === 'lists' ? text : titleParts.map((part) => part.text).join(''));
    if (kind === 'cities') record(text, id);
    go(path);
  };
  const first = useFirstSuggestions(isUsed && text === '', pageCity, { go, search });
  const isAnswered = state === 'found' || state === 'none';
  const isNewCity = isAnswered && mayBeNewCity(rows) && isCityName(text);
  const heading = formatMessage({ id: 'moreJobs.heading' });
  const isFullTime = meansFullTime(formatMessage({ id: 'offerType.full_time' }), heading, text);
  const fullTime = {
    value: 'full-time',
    label: <Line icon={<IconBriefcase size={24} stroke={1.5} aria-hidden />}>{heading}</Line>,
    choose: () => go(moreJobsPath()),
  };
  const found = rows.map((row) => ({
    value: row.id,
    label: <FoundRow row={row} />,
    choose: () => openRow(row),
  }));
  const all = {
    value: 'all',
    label: (
      <Line icon={<IconSearch size={24} stroke={1.5} aria-hidden />}>
        <FormattedMessage id="search.all" values={{ query: text }} />
      </Line>
    ),
    choose: () => search(text, 'all'),
  };
  const request = {
    value: 'request',
    label: (
      <Line icon={<IconMapPinPlus size={24} stroke={1.5} aria-hidden />}>
        <FormattedMessage id="citySearch.request" values={{ query: text }} />
      </Line>
    ),
    choose: () => {
      onLeave?.();
      record(text);
      requestCity(text);
    },
  };
  const options =
    text === ''
      ? first
      : [
          ...(isFullTime ? [fullTime] : []),
          ...found,
          ...(found.length > 0 ? [all] : []),
          ...(isNewCity && !isFullTime ? [request] : []),
        ];
  const focus = () => {
    setUsed(true);
    const early = isInline ? takeTyping() : '';
    if (early !== '') setTyped(early);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const city = state === 'found' ? onlyCity(rows) : null;
    if (text === '') event.currentTarget.querySelector('input')?.focus();
    else if (city) openRow(city);
    else search(text);
  };
  const note =
    state === 'failed' ? (
      <FormattedMessage id="citySearch.failed" />
    ) : state === 'none' && !isFullTime ? (
      <FormattedMessage id="search.none" values={{ query: text }} />
    ) : state === 'found' && isElsewhere(rows) ? (
      <FormattedMessage id="citySearch.elsewhere" values={{ query: text }} />
    ) : null;

  return (
    <form
      className={classes['form']}
      data-inline={isInline || undefined}
      role="search"
      method="get"
      action={localPath(searchPath)}
      onSubmit={submit}
      onFocus={focus}
    >
      {near !== null && <input type="hidden" name="near" value={near} />}
      <SearchField
        label={formatMessage({ id: 'search.label' })}
        name="q"
        placeholder={formatMessage({ id: 'search.placeholder' })}
        maxLength={maxSearchLength}
        value={typed}
        onType={setTyped}
        clearLabel={formatMessage({ id: 'citySearch.clear' })}
        options={options}
        onChoose={(index) => options[index]?.choose()}
        note={note}
        status={note ?? <FormattedMessage id="search.count" values={{ count: options.length }} />}
        isInline={isInline}
      />
      <button type="submit" className={classes['submit']}>
        <FormattedMessage id="search.submit" />
      </button>
    </form>
  );
}
