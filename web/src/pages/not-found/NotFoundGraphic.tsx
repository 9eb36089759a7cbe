import { useIntl } from 'react-intl';
import classes from './NotFoundPage.module.css';

const spokes = [0, 30, 60, 90, 120, 150];

/** The number 404, with a wheel as the zero. */
export function NotFoundGraphic() {
  const { formatMessage } = useIntl();
  return (
    <div>
      <svg
        className={classes['graphic']}
        viewBox="70 0 340 200"
        width="340"
        height="200"
        role="img"
        aria-label={formatMessage({ id: 'notFound.graphic' })}
      >
        <g fill="currentColor" fontSize="164" fontWeight="800">
          <text x="124" y="190" textAnchor="middle">
            4
          </text>
          <text x="356" y="190" textAnchor="middle">
            4
          </text>
        </g>
        <g transform="translate(240 132)" fill="none" stroke="currentColor" strokeWidth="2">
          <circle strokeWidth="12" r="54" />
          {spokes.map((angle) => (
            <path key={angle} d="M-48 0H48" transform={`rotate(${angle})`} />
          ))}
        </g>
        <g className={classes['lit']}>
          <circle cx="240" cy="132" r="9" />
          <path d="M240 70c-9-14-20-24-20-38a20 20 0 0 1 40 0c0 14-11 24-20 38z" />
        </g>
        <text x="240" y="41" textAnchor="middle" fontSize="24" fontWeight="800">
          ?
        </text>
      </svg>
    </div>
  );
}
