import { LoadingHead } from '../../head/LoadingHead.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { SkeletonBlock, LoadingStatus } from '../../ui/page/SkeletonBlock.tsx';
import classes from './BlogPostSkeleton.module.css';

/** Placeholder for a loading post. */
export function BlogPostSkeleton() {
  return (
    <div aria-busy>
      <LoadingHead />
      <PageColumn>
        <LoadingStatus />
        <div className={classes['post']}>
          <SkeletonBlock shape="line" width="third" />
          <div className={classes['title']}>
            <SkeletonBlock shape="block" />
          </div>
          <SkeletonBlock shape="line" width="half" />
          <div className={classes['picture']}>
            <SkeletonBlock shape="block" />
          </div>
          <SkeletonBlock shape="line" />
          <SkeletonBlock shape="line" />
          <SkeletonBlock shape="line" width="half" />
        </div>
      </PageColumn>
    </div>
  );
}
