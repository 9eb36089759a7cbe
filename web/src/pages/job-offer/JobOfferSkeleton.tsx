import figures from '../../features/offer-figures/figures.module.css';
import { LoadingHead } from '../../head/LoadingHead.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { SkeletonBlock } from '../../ui/page/SkeletonBlock.tsx';
import header from './OfferHeader.module.css';

/** Placeholder for a loading offer. */
export function JobOfferSkeleton() {
  return (
    <PageColumn>
      <LoadingHead />
      <SkeletonBlock shape="title" width="third" />
      <div className={header['header']}>
        <SkeletonBlock shape="logo" />
        <div>
          <SkeletonBlock shape="title" width="half" />
          <SkeletonBlock shape="line" width="third" />
        </div>
      </div>
      <div className={figures['grid']}>
        {[0, 1, 2, 3].map((place) => (
          <div key={place} className={figures['figure']}>
            <SkeletonBlock shape="title" width="third" />
            <SkeletonBlock shape="block" />
          </div>
        ))}
      </div>
    </PageColumn>
  );
}
