import { IconSearch } from '@tabler/icons-react';
import { useRouter } from 'found';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { searchPath } from '../../paths/paths.ts';
import { useLocalPath } from '../../paths/useLocalPath.ts';
import { SearchField } from '../../ui/dropdown/SearchField.tsx';
import { FoundRow } from './FoundRow.tsx';
import { rememberSearch } from './recentSearches.ts';
import { maxSearchLength, searchTo } from './searchAddress.ts';
import classes from './SearchForm.module.css';
import { useFirstSuggestions } from './useFirstSuggestions.tsx';
import { useSuggestions } from './useSuggestions.ts';

function AllResults({ text }: { readonly text: string }) {
  return (
    <>
      <IconSearch size={24} stroke={1.5} aria-hidden />
      <span className={classes['all']}>
        <FormattedMessage id="search.all" values={{ query: text }} />
      </span>
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
  const { rows, state } = useSuggestions(isUsed ? text : '');
  const go = (path: string) => {
    onLeave?.();
    router.push(localPath(path));
  };
  const search = (words: string) => {
    rememberSearch(words);
    go(searchTo(words));
  };
  const first = useFirstSuggestions(isUsed && text === '', { go, search });
  const found = rows.map((row) => ({
    value: row.id,
    label: <FoundRow row={row} />,
    choose: () => {
      rememberSearch(text);
      go(row.path);
    },
  }));
  const all = {
    value: 'all',
    label: <AllResults text={text} />,
    choose: () => search(text),
  };
  const options = text === '' ? first : [...found, ...(found.length > 0 ? [all] : [])];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text === '') event.currentTarget.querySelector('input')?.focus();
    else search(text);
  };
  const note =
    state === 'failed' ? (
      <FormattedMessage id="citySearch.failed" />
    ) : state === 'none' ? (
      <FormattedMessage id="search.none" values={{ query: text }} />
    ) : null;

  return (
    <form
      className={classes['form']}
      data-inline={isInline || undefined}
      role="search"
      method="get"
      action={localPath(searchPath)}
      onSubmit={submit}
      onFocus={() => setUsed(true)}
    >
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
