import { SkeletonBlock, LoadingStatus } from '../../ui/page/SkeletonBlock.tsx';
import classes from './PostListSkeleton.module.css';
import listClasses from './PostList.module.css';

const places = [1, 2, 3, 4, 5, 6];

/** Placeholder for loading posts, in the size of their cards. */
export function PostListSkeleton() {
  return (
    <>
      <LoadingStatus />
      <ul className={listClasses['grid']} aria-hidden>
        {places.map((place) => (
          <li key={place} className={classes['card']}>
            <div className={classes['picture']}>
              <SkeletonBlock shape="block" />
            </div>
            <div className={classes['words']}>
              <SkeletonBlock shape="line" width="third" />
              <SkeletonBlock shape="title" />
              <SkeletonBlock shape="line" />
              <SkeletonBlock shape="line" width="half" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
