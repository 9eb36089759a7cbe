import type { FigureRow } from './FigureTable.tsx';
import classes from './figures.module.css';

interface RangeBarProps {
  /** The lower and the upper bound, in this order. */
  readonly bounds: readonly FigureRow[];
  /** From 0 to 1. */
  readonly position: number;
}

/** One value on a line between two bounds. The labels below describe the chart in words. */
export function RangeBar({ bounds, position }: RangeBarProps) {
  const x = (Math.min(1, Math.max(0, position)) * 100).toFixed(1);
  return (
    <div className={classes['range']}>
      <svg className={classes['rangeLine']} height="24" width="100%" aria-hidden="true">
        <rect className={classes['rangeTrack']} y="8" width="100%" height="8" rx="4" />
        <rect className={classes['rangeFill']} y="8" width={`${x}%`} height="8" rx="4" />
        <circle className={classes['rangeDot']} cx={`${x}%`} cy="12" r="9" />
      </svg>
      <div className={classes['bounds']}>
        {bounds.map(({ key, label, value }) => (
          <p key={key}>
            <span>{label}</span>
            <b>{value}</b>
          </p>
        ))}
      </div>
    </div>
  );
}
