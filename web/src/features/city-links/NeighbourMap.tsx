import { useIntl } from 'react-intl';
import { nearbyCitiesDistance } from './cityLinkLimits.ts';
import { offsetInKm } from './distance.ts';
import classes from './NeighbourMap.module.css';

interface Place {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface NeighbourMapProps {
  readonly city: Place;
  readonly neighbours: readonly Place[];
}

const width = 400;
const height = 320;
const centre = { x: width / 2, y: height / 2 };
const margin = 20;

/** The city in the middle and its neighbours around it, numbered as in the list; rings show the distance. */
export function NeighbourMap({ city, neighbours }: NeighbourMapProps) {
  const { formatMessage, formatNumber } = useIntl();
  const offsets = neighbours.map((neighbour) => offsetInKm(city, neighbour));
  const pixelsPerKm = Math.min(
    ...offsets.map(({ east, north }) =>
      Math.min((centre.x - margin) / Math.abs(east), (centre.y - margin) / Math.abs(north)),
    ),
    (centre.y - margin) / 25,
  );
  const rings = [25, 50, nearbyCitiesDistance].filter((km) => km * pixelsPerKm < centre.x);
  return (
    <svg
      className={classes['map']}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={formatMessage({ id: 'city.nearby.map' }, { city: city.name })}
    >
      {rings.map((km) => (
        <g key={km}>
          <circle className={classes['ring']} cx={centre.x} cy={centre.y} r={km * pixelsPerKm} />
          <text className={classes['scale']} x={centre.x} y={centre.y - km * pixelsPerKm - 4}>
            {formatMessage({ id: 'city.nearby.distance' }, { distance: formatNumber(km) })}
          </text>
        </g>
      ))}
      {offsets.map(({ east, north }, index) => (
        <g
          key={`${east} ${north}`}
          transform={`translate(${point(centre.x + east * pixelsPerKm)} ${point(centre.y - north * pixelsPerKm)})`}
        >
          <circle className={classes['dot']} r={11} />
          <text className={classes['number']} dy={4}>
            {formatNumber(index + 1)}
          </text>
        </g>
      ))}
      <circle className={classes['city']} cx={centre.x} cy={centre.y} r={7} />
      <text className={classes['label']} paintOrder="stroke" x={centre.x} y={centre.y + 24}>
        {city.name}
      </text>
    </svg>
  );
}

// Fixed decimals, so that server and browser render the same digits.
const point = (value: number): string => value.toFixed(1);
