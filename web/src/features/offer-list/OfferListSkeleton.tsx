import { CardGrid } from '../../ui/card/CardGrid.tsx';
import { Bone } from '../../ui/skeleton/Bone.tsx';
import classes from './OfferListSkeleton.module.css';

const places = [1, 2, 3, 4, 5, 6];

/** Placeholder for loading offers, in the size of their cards. */
export function OfferListSkeleton() {
  return (
    <CardGrid columns={3} isSkeleton>
      <SkeletonCards />
    </CardGrid>
  );
}

/** Grey placeholders as list items. */
export function SkeletonCards() {
  return places.map((place) => (
    <li key={place}>
      <div className={classes['card']}>
        <div className={classes['head']}>
          <Bone shape="logo" />
          <div className={classes['names']}>
            <Bone shape="title" />
            <Bone shape="line" width="half" />
          </div>
        </div>
        <div>
          <Bone shape="title" width="half" />
          <Bone shape="line" width="half" />
        </div>
        <Bone shape="chip" width="third" />
        <Bone shape="button" />
      </div>
    </li>
  ));
}
