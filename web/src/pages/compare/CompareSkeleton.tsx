import { LoadingHead } from '../../head/LoadingHead.tsx';
import { SkeletonBlock } from '../../ui/page/SkeletonBlock.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';

/** Placeholder for a loading comparison. */
export function CompareSkeleton() {
  return (
    <PageColumn>
      <LoadingHead />
      <SkeletonBlock shape="title" width="half" />
      <SkeletonBlock shape="block" />
      <SkeletonBlock shape="block" />
      <SkeletonBlock shape="block" />
    </PageColumn>
  );
}
