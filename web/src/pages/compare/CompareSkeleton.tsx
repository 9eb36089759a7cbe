import { LoadingHead } from '../../head/LoadingHead.tsx';
import { Bone } from '../../ui/skeleton/Bone.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';

/** The shape of a comparison while it loads. */
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
