import { FormattedMessage } from 'react-intl';
import visuallyHidden from '../visually-hidden/visuallyHidden.module.css';
import classes from './SkeletonBlock.module.css';

/** Announces to screen readers that something is loading. */
export function LoadingStatus() {
  return (
    <p className={visuallyHidden['text']} role="status">
      <FormattedMessage id="app.loading" />
    </p>
  );
}

interface SkeletonBlockProps {
  /** The kind of content that it represents. */
  readonly shape: 'line' | 'title' | 'chip' | 'button' | 'logo' | 'block';
  readonly width?: 'full' | 'half' | 'third';
}

/** One grey piece of a skeleton, as large as the content that replaces it. */
export function SkeletonBlock({ shape, width = 'full' }: SkeletonBlockProps) {
  return <span className={classes['block']} data-shape={shape} data-width={width} aria-hidden />;
}
