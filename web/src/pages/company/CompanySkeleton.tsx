import { OfferListSkeleton } from '../../features/offer-list/OfferListSkeleton.tsx';
import { LoadingHead } from '../../head/LoadingHead.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { SkeletonBlock, LoadingStatus } from '../../ui/page/SkeletonBlock.tsx';
import classes from './CompanySkeleton.module.css';

/** Placeholder for a loading company. */
export function CompanySkeleton() {
  return (
    <div aria-busy>
      <LoadingHead />
      <LoadingStatus />
      <PageColumn>
        <div className={classes['head']}>
          <SkeletonBlock shape="logo" />
          <SkeletonBlock shape="title" width="half" />
        </div>
        <SkeletonBlock shape="line" width="half" />
        <SkeletonBlock shape="line" />
        <div className={classes['heading']}>
          <SkeletonBlock shape="title" width="third" />
        </div>
        <OfferListSkeleton />
      </PageColumn>
    </div>
  );
}
