import { CardGrid } from '../../ui/card/CardGrid.tsx';
import { SkeletonBlock } from '../../ui/page/SkeletonBlock.tsx';
import card from '../../ui/card/card.module.css';
import offer from '../offer-card/OfferCard.module.css';
import figure from '../offer-card/OfferCardFigures.module.css';
import classes from './OfferListSkeleton.module.css';

const places = [1, 2, 3, 4, 5, 6];
const figures = ['pay', 'cost', 'sign-up', 'rating'];

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
      <div className={`${card['card']} ${offer['card']}`}>
        <div className={classes['head']}>
          <SkeletonBlock shape="logo" />
          <div className={classes['names']}>
            <SkeletonBlock shape="title" />
            <SkeletonBlock shape="line" width="half" />
          </div>
        </div>
        <div className={figure['figures']}>
          {figures.map((figure) => (
            <div key={figure}>
              <SkeletonBlock shape="title" />
              <SkeletonBlock shape="line" width="half" />
            </div>
          ))}
        </div>
      </div>
    </li>
  ));
}
