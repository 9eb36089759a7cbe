import { CardGrid } from '../../ui/card/CardGrid.tsx';
import { SkeletonBlock } from '../../ui/page/SkeletonBlock.tsx';
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
          <SkeletonBlock shape="logo" />
          <div className={classes['names']}>
            <SkeletonBlock shape="title" />
            <SkeletonBlock shape="line" width="half" />
          </div>
        </div>
        <div>
          <SkeletonBlock shape="title" width="half" />
          <SkeletonBlock shape="line" width="half" />
        </div>
        <SkeletonBlock shape="chip" width="third" />
        <SkeletonBlock shape="button" />
      </div>
    </li>
  ));
}
