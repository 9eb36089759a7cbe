import { LoadingHead } from '../../head/LoadingHead.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { Bone } from '../../ui/skeleton/Bone.tsx';
import classes from './MoreJobOfferSkeleton.module.css';

/** Placeholder for a loading full-time offer. */
export function MoreJobOfferSkeleton() {
  return (
    <PageColumn>
      <LoadingHead />
      <div aria-busy>
        <div className={classes['head']}>
          <Bone shape="logo" />
          <div>
            <Bone shape="title" width="half" />
            <Bone shape="line" width="third" />
          </div>
        </div>
        <div className={classes['columns']}>
          <Bone shape="block" />
          <Bone shape="block" />
        </div>
      </div>
    </PageColumn>
  );
}
