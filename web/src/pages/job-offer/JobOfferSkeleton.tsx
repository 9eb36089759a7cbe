import { LoadingHead } from '../../head/LoadingHead.tsx';
import { Bone } from '../../ui/skeleton/Bone.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import classes from './JobOfferSkeleton.module.css';

/** Placeholder for a loading offer. */
export function JobOfferSkeleton() {
  return (
    <PageColumn>
      <LoadingHead />
      <div className={classes['head']}>
        <Bone shape="logo" />
        <div>
          <Bone shape="title" width="half" />
          <Bone shape="line" width="third" />
        </div>
      </div>
      <div className={classes['grid']}>
        {[0, 1, 2, 3].map((place) => (
          <div key={place} className={classes['card']}>
            <Bone shape="title" width="third" />
            <Bone shape="block" />
          </div>
        ))}
      </div>
    </PageColumn>
  );
}
