import { IconSearch } from '@tabler/icons-react';
import { useId, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MoreJobForm_facets$key } from '../../../__generated__/MoreJobForm_facets.graphql.ts';
import { useLocalPath } from '../../../paths/useLocalPath.ts';
import { moreJobsPath } from '../../../paths/paths.ts';
import classes from './MoreJobForm.module.css';
import { maxKeywordLength, type MoreJobSearch } from './moreJobSearch.ts';
import { PlaceSelects } from './PlaceSelects.tsx';
import { useInstantSearch } from './useInstantSearch.ts';

interface MoreJobFormProps {
  readonly search: MoreJobSearch;
  /** Null when they did not load; the search then stays within the place of the address. */
  readonly facets: MoreJobForm_facets$key | null | undefined;
}

/** Searches full-time offers by words and place. Without script it is a form that the same page answers. */
export function MoreJobForm({ search, facets: key }: MoreJobFormProps) {
  const { formatMessage } = useIntl();
  const localPath = useLocalPath();
  const id = useId();
  const facets = useFragment<MoreJobForm_facets$key>(
    graphql`
      fragment MoreJobForm_facets on MoreJobFacets {
        ...PlaceSelects_facets
      }
    `,
    key ?? null,
  );
  const { draft, type, choose } = useInstantSearch(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose({});
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
        <label className={classes['label']} htmlFor={`${id}-keyword`}>
          <FormattedMessage id="moreJobs.keyword" />
        </label>
        <div className={classes['field']}>
          <IconSearch className={classes['icon']} size={20} aria-hidden />
          <input
            className={classes['input']}
            id={`${id}-keyword`}
            name="keyword"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={maxKeywordLength}
            placeholder={formatMessage({ id: 'moreJobs.keyword.placeholder' })}
            value={draft.keyword ?? ''}
            onChange={(event) => type(event.target.value)}
          />
        </div>
      </div>
      <PlaceSelects draft={draft} facets={facets} onChoose={choose} />
      <button type="submit" className={classes['submit']}>
        <FormattedMessage id="moreJobs.submit" />
      </button>
    </form>
  );
}
