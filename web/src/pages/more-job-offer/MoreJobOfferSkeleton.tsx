import { LoadingHead } from '../../head/LoadingHead.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { SkeletonBlock } from '../../ui/page/SkeletonBlock.tsx';
import classes from './MoreJobOfferSkeleton.module.css';

/** Placeholder for a loading full-time offer. */
export function MoreJobOfferSkeleton() {
  return (
    <PageColumn>
      <LoadingHead />
      <div aria-busy>
        <div className={classes['head']}>
          <SkeletonBlock shape="logo" />
          <div>
            <SkeletonBlock shape="title" width="half" />
            <SkeletonBlock shape="line" width="third" />
          </div>
        </div>
        <div className={classes['columns']}>
          <SkeletonBlock shape="block" />
          <SkeletonBlock shape="block" />
        </div>
      </div>
    </PageColumn>
  );
}
