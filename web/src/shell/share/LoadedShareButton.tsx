import { IconShare2 } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import classes from './ShareButton.module.css';
import { useShare } from './useShare.ts';

export interface ShareButtonProps {
  /** The path of the page, without the language. */
  readonly path: string;
  readonly title: string;
}

/** Shares a page; an icon with a name for screen readers. */
export function LoadedShareButton({ path, title }: ShareButtonProps) {
  const { formatMessage } = useIntl();
  const share = useShare();
  const name = formatMessage({ id: 'share.share' });
  return (
    <button
      type="button"
      className={classes['button']}
      aria-label={name}
      title={name}
      onClick={() => share(path, title)}
    >
      <IconShare2 size={20} aria-hidden />
    </button>
  );
}
