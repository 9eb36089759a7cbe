import { LoadingHead } from '../../head/LoadingHead.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { SkeletonBlock, LoadingStatus } from '../../ui/page/SkeletonBlock.tsx';
import classes from './ListPageSkeleton.module.css';
import { OfferListSkeleton } from './OfferListSkeleton.tsx';

/** Placeholder for a loading page with a list of offers; its head is a wide picture or a tinted band. */
export function ListPageSkeleton({ head }: { readonly head: 'picture' | 'band' }) {
  return (
    <div aria-busy>
      <LoadingHead />
      <LoadingStatus />
      <div className={classes[head]}>
        <Content>
          <SkeletonBlock shape="title" width="half" />
          <SkeletonBlock shape="line" width="third" />
        </Content>
      </div>
      <Content>
        <div className={classes['heading']}>
          <SkeletonBlock shape="title" width="third" />
        </div>
        <div className={classes['filters']}>
          <SkeletonBlock shape="block" />
        </div>
        <div className={classes['results']}>
          <SkeletonBlock shape="line" width="third" />
          <SkeletonBlock shape="line" width="half" />
        </div>
        <OfferListSkeleton />
      </Content>
    </div>
  );
}
