import { LoadingHead } from '../../head/LoadingHead.tsx';
import { Bone } from '../../ui/skeleton/Bone.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';

/** Placeholder for a loading comparison. */
export function CompareSkeleton() {
  return (
    <PageColumn>
      <LoadingHead />
      <Bone shape="title" width="half" />
      <Bone shape="block" />
      <Bone shape="block" />
      <Bone shape="block" />
    </PageColumn>
  );
}
