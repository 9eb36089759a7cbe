import { IconStack2 } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import { EmptyState } from '../../../ui/card/EmptyState.tsx';
import { moreJobsTo } from '../search/moreJobSearch.ts';
import { EmptySearch, type EmptySearchProps } from './EmptySearch.tsx';

interface TooDeepProps {
  /** The list's first page. */
  readonly to: string;
}

/** A page too deep to have a number: the list continues there, but a narrower search is faster. */
function TooDeep({ to }: TooDeepProps) {
  return (
    <EmptyState
      icon={<IconStack2 size={32} stroke={1.5} aria-hidden />}
      title={<FormattedMessage id="moreJobs.deep.title" />}
      text={<FormattedMessage id="moreJobs.deep.text" />}
      action={
        <LocalLink to={to}>
          <FormattedMessage id="moreJobs.newest" />
        </LocalLink>
      }
    />
  );
}

interface NoJobsProps extends EmptySearchProps {
  /** Whether all jobs were counted; otherwise there are more behind. */
  readonly isExact: boolean;
}

/** Shown in place of a list without jobs. */
export function NoJobs({ isExact, ...props }: NoJobsProps) {
  return isExact ? <EmptySearch {...props} /> : <TooDeep to={moreJobsTo(props.search)} />;
}
