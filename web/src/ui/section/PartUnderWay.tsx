import { Bone } from '../skeleton/Bone.tsx';
import { LoadingStatus } from '../skeleton/LoadingStatus.tsx';
import { RetryLink } from './RetryLink.tsx';

/** Stands where a part of a page is still being asked for. Without script nobody asks: there is a link. */
export function PartUnderWay() {
  return (
    <div aria-busy="true">
      <LoadingStatus />
      <Bone shape="block" />
      <noscript>
        <RetryLink />
      </noscript>
    </div>
  );
}
