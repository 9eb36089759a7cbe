import { FormattedMessage, useIntl } from 'react-intl';
import { MoreJobListSkeleton } from '../../features/more-jobs/results/MoreJobListSkeleton.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { LoadingHead } from '../../head/LoadingHead.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { SkeletonBlock, LoadingStatus } from '../../ui/page/SkeletonBlock.tsx';
import classes from './MoreJobsPage.module.css';

/** Placeholder for loading full-time offers, with everything that all lists share. */
export function MoreJobsSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <PageColumn>
      <LoadingHead />
      <Breadcrumbs items={[{ label: formatMessage({ id: 'footer.moreJobs' }) }]} />
      <h1 className={classes['title']}>
        <FormattedMessage id="moreJobs.heading" />
      </h1>
      <p className={classes['lead']}>
        <FormattedMessage id="moreJobs.lead" />
      </p>
      <div aria-busy>
        <LoadingStatus />
        <div className={`${classes['search']} ${classes['form']}`} />
        <div className={classes['count']}>
          <SkeletonBlock shape="title" width="third" />
        </div>
        <MoreJobListSkeleton />
      </div>
    </PageColumn>
  );
}
