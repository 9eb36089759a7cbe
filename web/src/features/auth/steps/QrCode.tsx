import { useIntl } from 'react-intl';
import { encode } from 'uqr';
import classes from './QrCode.module.css';

/** The dark modules of a QR code as one path: a unit square for each. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** A text as a QR code, dark on light in both colour schemes, because many apps cannot read inverted codes. */
export function QrCode({ text }: { readonly text: string }) {
  const { formatMessage } = useIntl();
  const { data, size } = encode(text, { border: 2 });
  return (
    <svg
      className={classes['code']}
      role="img"
      aria-label={formatMessage({ id: 'auth.setUp.qr' })}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path className={classes['ground']} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={classes['dark']} d={pathOf(data)} />
    </svg>
  );
}
