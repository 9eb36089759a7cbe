import { LoadingHead } from '../../head/LoadingHead.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { Bone } from '../../ui/skeleton/Bone.tsx';
import { LoadingStatus } from '../../ui/skeleton/LoadingStatus.tsx';
import classes from './BlogPostSkeleton.module.css';

/** Placeholder for a loading post. */
export function BlogPostSkeleton() {
  return (
    <div aria-busy>
      <LoadingHead />
      <PageColumn>
        <LoadingStatus />
        <div className={classes['post']}>
          <Bone shape="line" width="third" />
          <div className={classes['title']}>
            <Bone shape="block" />
          </div>
          <Bone shape="line" width="half" />
          <div className={classes['picture']}>
            <Bone shape="block" />
          </div>
          <Bone shape="line" />
          <Bone shape="line" />
          <Bone shape="line" width="half" />
        </div>
      </PageColumn>
    </div>
  );
}
