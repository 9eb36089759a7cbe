import { LoadingHead } from '../../head/LoadingHead.tsx';
import { SkeletonBlock } from '../../ui/page/SkeletonBlock.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import classes from './JobOfferSkeleton.module.css';

/** Placeholder for a loading offer. */
export function JobOfferSkeleton() {
  return (
    <PageColumn>
      <LoadingHead />
      <div className={classes['head']}>
        <SkeletonBlock shape="logo" />
        <div>
          <SkeletonBlock shape="title" width="half" />
          <SkeletonBlock shape="line" width="third" />
        </div>
      </div>
      <div className={classes['grid']}>
        {[0, 1, 2, 3].map((place) => (
          <div key={place} className={classes['card']}>
            <SkeletonBlock shape="title" width="third" />
            <SkeletonBlock shape="block" />
          </div>
        ))}
      </div>
    </PageColumn>
  );
}
