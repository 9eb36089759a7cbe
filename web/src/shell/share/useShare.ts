import { useIntl } from 'react-intl';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { useLocalPath } from '../../paths/useLocalPath.ts';
import { useFlash } from '../flash/FlashContext.tsx';

/** Where people have a dialog of their device for it, they expect that; with a mouse, a copied link. */
const hasShareDialog = (): boolean =>
  typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;

/** Returns a function that shares the page at a path, or copies its address and says so. */
export const useShare = (): ((path: string, title: string) => void) => {
  const { formatMessage } = useIntl();
  const { publicOrigin } = useSiteConfig();
  const local = useLocalPath();
  const flash = useFlash();
  return (path, title) => {
    const url = publicOrigin + local(path);
    // Closing the dialog rejects, and is no failure.
    if (hasShareDialog()) return void navigator.share({ title, url }).catch(() => undefined);
    const say = (variation: 'success' | 'error', id: 'share.copied' | 'share.notCopied') =>
      flash({ variation, message: formatMessage({ id }), source: 'share', pushable: false });
    // The clipboard exists only on secure origins, and access may be denied.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(url))
      .then(
        () => say('success', 'share.copied'),
        () => say('error', 'share.notCopied'),
      );
  };
};
