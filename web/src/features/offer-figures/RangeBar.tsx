import { useIntl } from 'react-intl';
import classes from './figures.module.css';
import type { EarningsRange } from './earningsRange.ts';
import type { FigureRow } from './FigureTable.tsx';

interface RangeBarProps {
  /** The lower and the upper bound, in this order. */
  readonly bounds: readonly FigureRow[];
  readonly range: EarningsRange;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** The side of the mark where its label has room. */
const anchorAt = (position: number) => (position < 0.25 ? 'start' : position > 0.75 ? 'end' : 'middle');

/** The average and the middle half of the answers on a line between two bounds. The texts around it describe the chart in words. */
export function RangeBar({ bounds, range: { middle, position, whole } }: RangeBarProps) {
  const { formatMessage } = useIntl();
  const x = percent(position);
  return (
    <div className={classes['range']}>
      <svg className={classes['rangeLine']} height="52" width="100%" aria-hidden="true">
        <text className={classes['rangeLabel']} x={x} y="13" textAnchor={anchorAt(position)}>
          {formatMessage({ id: 'offer.earnings.average' })}
        </text>
        <rect
          className={classes['rangeTrack']}
          x={percent(whole.from)}
          y="32"
          width={percent(whole.to - whole.from)}
          height="8"
          rx="2"
        />
        {middle && (
          <rect
            className={classes['rangeMiddle']}
            x={percent(middle.from)}
            y="26"
            width={percent(middle.to - middle.from)}
            height="20"
            rx="2"
          />
        )}
        <line className={classes['rangeMark']} x1={x} x2={x} y1="20" y2="52" />
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
