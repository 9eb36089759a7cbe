import classes from './SkeletonBlock.module.css';

interface SkeletonBlockProps {
  /** The kind of content that it represents. */
  readonly shape: 'line' | 'title' | 'chip' | 'button' | 'logo' | 'block';
  readonly width?: 'full' | 'half' | 'third';
}

/** One grey piece of a skeleton, as large as the content that replaces it. */
export function SkeletonBlock({ shape, width = 'full' }: SkeletonBlockProps) {
  return <span className={classes['block']} data-shape={shape} data-width={width} aria-hidden />;
}
