import classes from './ShareBar.module.css';

interface ShareBarProps {
  /** From 0 to 1. */
  readonly share: number;
  readonly tone?: 'accent' | 'brand';
}

/** A horizontal bar that illustrates the text next to it. */
export function ShareBar({ share, tone = 'brand' }: ShareBarProps) {
  const width = Math.min(100, Math.max(0, share * 100));
  return (
    <svg className={classes['track']} data-tone={tone} width="100%" height="8" aria-hidden="true">
      <rect className={classes['bar']} width={`${width.toFixed(1)}%`} height="8" rx="4" />
    </svg>
  );
}
