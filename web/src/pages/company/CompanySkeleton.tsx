import { OfferListSkeleton } from '../../features/offer-list/OfferListSkeleton.tsx';
import { LoadingHead } from '../../head/LoadingHead.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { Bone } from '../../ui/skeleton/Bone.tsx';
import { LoadingStatus } from '../../ui/skeleton/LoadingStatus.tsx';
import classes from './CompanySkeleton.module.css';

/** Placeholder for a loading company. */
export function CompanySkeleton() {
  return (
    <div aria-busy>
      <LoadingHead />
      <LoadingStatus />
      <PageColumn>
        <div className={classes['head']}>
          <Bone shape="logo" />
          <Bone shape="title" width="half" />
        </div>
        <Bone shape="line" width="half" />
        <Bone shape="line" />
        <div className={classes['heading']}>
          <Bone shape="title" width="third" />
        </div>
        <OfferListSkeleton />
      </PageColumn>
    </div>
  );
}
