import { Bone } from '../skeleton/Bone.tsx';
import { LoadingStatus } from '../skeleton/LoadingStatus.tsx';
import { RetryLink } from './RetryLink.tsx';

/** Shown while a part of a page is still loading. Without script it would never load, so there is a link. */
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
