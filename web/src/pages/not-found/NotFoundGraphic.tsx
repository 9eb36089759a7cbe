import { useIntl } from 'react-intl';
import classes from './NotFoundGraphic.module.css';

/** A drawing of the number 404 on a street, with a wheel as the zero. */
export function NotFoundGraphic() {
  const { formatMessage } = useIntl();
  const spokes = [0, 30, 60, 90, 120, 150];
  return (
    <svg
      className={classes['graphic']}
      viewBox="0 0 480 240"
      width="480"
      height="240"
      role="img"
      aria-label={formatMessage({ id: 'notFound.graphic' })}
    >
      <path
        className={classes['skyline']}
        d="M20 196V132h34v-28h30v44h26V84h40v-22h26v60h30V96h44v-34h28v58h30V76h36v48h28V98h40v48h34v-20h24v70z"
      />
      <rect className={classes['road']} x="0" y="196" width="480" height="6" rx="3" />
      <path
        className={classes['dashes']}
        d="M24 222h40M104 222h40M184 222h40M264 222h40M344 222h40M424 222h32"
      />
      <text className={classes['digit']} x="112" y="190" textAnchor="middle">
        4
      </text>
      <text className={classes['digit']} x="368" y="190" textAnchor="middle">
        4
      </text>
      <g transform="translate(240 132)">
        <circle className={classes['tyre']} r="58" />
        <circle className={classes['rim']} r="46" />
        {spokes.map((angle) => (
          <path key={angle} className={classes['spoke']} d="M-44 0H44" transform={`rotate(${angle})`} />
        ))}
        <circle className={classes['hub']} r="9" />
      </g>
      <g transform="translate(240 40)">
        <path className={classes['pin']} d="M0 34C-9 20-20 10-20-4a20 20 0 0 1 40 0C20 10 9 20 0 34z" />
        <text className={classes['question']} y="3" textAnchor="middle">
          ?
        </text>
      </g>
    </svg>
  );
}
