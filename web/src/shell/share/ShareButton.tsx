import { lazyComponent } from '../../routing/lazyComponent.tsx';
import type { ShareButtonProps } from './LoadedShareButton.tsx';
import classes from './ShareButton.module.css';

/** Shares a page. Without script it does nothing, so its code loads late, and its place is kept. */
export const ShareButton = lazyComponent<ShareButtonProps>(
  () => import('./LoadedShareButton.tsx').then((m) => m.LoadedShareButton),
  <span className={classes['button']} />,
);
