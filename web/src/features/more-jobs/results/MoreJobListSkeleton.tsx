import card from '../../../ui/card/card.module.css';
import { SkeletonBlock } from '../../../ui/page/SkeletonBlock.tsx';
import cardClasses from './MoreJobCard.module.css';
import classes from './MoreJobList.module.css';

const places = [1, 2, 3, 4, 5, 6];

/** Placeholder for loading full-time offers, in the size of their cards. */
export function MoreJobListSkeleton() {
  return (
    <ul className={classes['list']} aria-hidden>
      {places.map((place) => (
        <li key={place}>
          <div className={`${card['card']} ${cardClasses['card']}`}>
            <SkeletonBlock shape="logo" />
            <div className={card['words']}>
              <SkeletonBlock shape="title" width="half" />
              <SkeletonBlock shape="line" width="third" />
              <SkeletonBlock shape="line" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
