import { VisuallyHidden } from '@mantine/core';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import { useId, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MoreJobForm_facets$key } from '../../../__generated__/MoreJobForm_facets.graphql.ts';
import { useLocalPath } from '../../../paths/useLocalPath.ts';
import { moreJobsPath } from '../../../paths/paths.ts';
import { useModals } from '../../../shell/modals/modalHost.tsx';
import { SearchField } from '../../../ui/dropdown/SearchField.tsx';
import { OpenFiltersButton } from '../../filters/modal/OpenFiltersButton.tsx';
import classes from './MoreJobForm.module.css';
import { detailParameters } from './moreJobDetails.ts';
import { countFilters, maxKeywordLength, type MoreJobSearch } from './moreJobSearch.ts';
import type { PlaceNames } from './usePlaceNames.ts';
import { useInstantSearch } from './useInstantSearch.ts';
import { useWhere } from './useWhere.tsx';

// Only a page without script needs the selects; the dialog has them otherwise.
const RegionSelects = import.meta.env.SSR
  ? (await import('../filters/RegionSelects.tsx')).RegionSelects
  : null;

interface MoreJobFormProps {
  readonly search: MoreJobSearch;
  readonly names: PlaceNames;
  /** Null when they did not load; the search then stays within the place of the address. */
  readonly facets: MoreJobForm_facets$key | null | undefined;
}

/** Searches full-time offers by words and city; a dialog has the other filters. Without script it is a form that the same page answers. */
export function MoreJobForm({ search, names, facets: key }: MoreJobFormProps) {
  const { formatMessage } = useIntl();
  const { open } = useModals();
  const localPath = useLocalPath();
  const id = useId();
  const facets = useFragment<MoreJobForm_facets$key>(
    graphql`
      fragment MoreJobForm_facets on MoreJobFacets {
        ...useWhere_facets
        ...RegionSelects_facets
      }
    `,
    key ?? null,
  );
  const { draft, type, choose } = useInstantSearch(search);
  const where = useWhere({
    draft: draft.city,
    listed: search.city,
    listedName: names.city,
    facets,
    onChoose: choose,
  });
  const note = where.note && <FormattedMessage id={where.note} values={{ query: where.text }} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    where.submit();
  };
  return (
    <form
      className={classes['form']}
      role="search"
      method="get"
      action={localPath(moreJobsPath())}
      aria-label={formatMessage({ id: 'moreJobs.search' })}
      onSubmit={submit}
    >
      <div className={classes['keyword']}>
        <VisuallyHidden>
          <label htmlFor={`${id}-keyword`}>
            <FormattedMessage id="moreJobs.keyword" />
          </label>
        </VisuallyHidden>
        <IconSearch className={classes['icon']} size={20} aria-hidden />
        <input
          className={classes['input']}
          id={`${id}-keyword`}
          name="keyword"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxKeywordLength}
          placeholder={formatMessage({ id: 'moreJobs.keyword' })}
          value={draft.keyword ?? ''}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <div className={classes['where']}>
        <SearchField
          icon={IconMapPin}
          label={formatMessage({ id: 'moreJobs.city' })}
          name="city"
          placeholder={formatMessage({ id: 'moreJobs.city' })}
          maxLength={maxKeywordLength}
          value={where.value}
          onType={where.onType}
          clearLabel={formatMessage({ id: 'citySearch.clear' })}
          options={where.options}
          onChoose={(index) => where.options[index]?.choose()}
          note={note}
          status={note ?? <FormattedMessage id="search.count" values={{ count: where.options.length }} />}
        />
      </div>
      <button type="submit" className={classes['submit']}>
        <FormattedMessage id="moreJobs.submit" />
      </button>
      <div className={classes['filters']}>
        <OpenFiltersButton
          count={countFilters(search)}
          onClick={() => open('moreJobFilters', { search, city: names.city })}
        />
      </div>
      <noscript>
        {RegionSelects && (
          <div className={classes['regions']}>
            <RegionSelects search={search} facets={facets} />
            {detailParameters(search).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          </div>
        )}
      </noscript>
    </form>
  );
}
