import { useEffect, useState } from 'react';
import { SkeletonBlock, LoadingStatus } from '../page/SkeletonBlock.tsx';
import classes from './PartUnderWay.module.css';
import { RetryLink } from './RetryLink.tsx';

/** How long a part may take before a link to try again appears. */
const patienceMs = 5000;

/** The placeholder of a part that is still loading. Without JavaScript it offers the link to try again at once. */
export function PartUnderWay() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes['root']} aria-busy="true">
      <LoadingStatus />
      <SkeletonBlock shape="block" />
      <div className={classes['retry']}>
        {isSlow ? (
          <RetryLink />
        ) : (
          <noscript>
            <RetryLink />
          </noscript>
        )}
      </div>
    </div>
  );
}
