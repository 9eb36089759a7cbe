import { FormattedMessage } from 'react-intl';
import { LoadingStatus, SkeletonBlock } from '../../../ui/page/SkeletonBlock.tsx';
import classes from './PrivateSkeleton.module.css';

/** The placeholder of a page about the signed-in user while it loads. */
export function PrivateSkeleton() {
  return (
    <>
      <noscript>
        <p>
          <FormattedMessage id="account.withoutScript" />
        </p>
      </noscript>
      <LoadingStatus />
      <div className={classes['skeleton']} aria-hidden>
        <SkeletonBlock shape="button" />
        <SkeletonBlock shape="block" />
        <SkeletonBlock shape="block" />
      </div>
    </>
  );
}
