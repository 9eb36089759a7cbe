import { LoadingHead } from '../../head/LoadingHead.tsx';
import { Content } from '../../ui/content/Content.tsx';
import { Bone } from '../../ui/skeleton/Bone.tsx';
import { LoadingStatus } from '../../ui/skeleton/LoadingStatus.tsx';
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
          <Bone shape="title" width="half" />
          <Bone shape="line" width="third" />
        </Content>
      </div>
      <Content>
        <div className={classes['heading']}>
          <Bone shape="title" width="third" />
        </div>
        <div className={classes['filters']}>
          <Bone shape="block" />
        </div>
        <div className={classes['results']}>
          <Bone shape="line" width="third" />
          <Bone shape="line" width="half" />
        </div>
        <OfferListSkeleton />
      </Content>
    </div>
  );
}
