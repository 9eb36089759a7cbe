import { LoadingHead } from '../../head/LoadingHead.tsx';
import card from '../../ui/card/card.module.css';
import { CardGrid } from '../../ui/card/CardGrid.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { SkeletonBlock, LoadingStatus } from '../../ui/page/SkeletonBlock.tsx';
import cardClasses from './CompanyCard.module.css';
import classes from './CompaniesSkeleton.module.css';

const places = [1, 2, 3, 4, 5, 6];

/** Placeholder for loading companies, in the size of their cards. */
export function CompaniesSkeleton() {
  return (
    <div aria-busy>
      <LoadingHead />
      <LoadingStatus />
      <PageColumn>
        <div className={classes['head']}>
          <SkeletonBlock shape="title" width="third" />
          <SkeletonBlock shape="line" width="half" />
        </div>
        <CardGrid columns={2} isSkeleton>
          {places.map((place) => (
            <li key={place}>
              <div className={`${card['card']} ${card['tile']} ${cardClasses['card']}`}>
                <div className={card['head']}>
                  <SkeletonBlock shape="logo" />
                  <div className={classes['names']}>
                    <SkeletonBlock shape="title" width="half" />
                    <SkeletonBlock shape="line" width="third" />
                  </div>
                </div>
                <SkeletonBlock shape="line" />
                <SkeletonBlock shape="chip" width="half" />
                <SkeletonBlock shape="line" width="half" />
              </div>
            </li>
          ))}
        </CardGrid>
      </PageColumn>
    </div>
  );
}
