import { ScrollNotReady } from '../../routing/scroll/scrollReady.tsx';
import { SkeletonCards } from './OfferListSkeleton.tsx';

/** The placeholder of offers that are added to a list: a position in or below them is restored after they have arrived. */
export function FurtherSkeleton() {
  return (
    <>
      <ScrollNotReady />
      <SkeletonCards />
    </>
  );
}
