import { VisuallyHidden } from '@mantine/core';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { areaOf, mapHeight, mapPath, mapWidth, type Point } from './mapArea.ts';
import { placedMarkers, type MarkedPlace } from './placedMarkers.ts';
import classes from './PlaceMap.module.css';

export interface MapPlace extends MarkedPlace {
  readonly id: string;
  /** The path to link to. */
  readonly to: string;
  /** The number in the marker. */
  readonly mark: string;
  /** What the number means, for who cannot see the map. */
  readonly markName?: string;
}

export interface PlacesOnMap {
  /** At least one, the most important first. */
  readonly places: readonly MapPlace[];
  /** The place around which the others are; it is no link. */
  readonly here?: MarkedPlace | undefined;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const styleAt = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  left: percent(x),
  top: percent(y),
});

/**
 * Places as links on a map, whose shapes the server draws. It has no more places than can be told apart, so a list of all must stand
 * beside it.
 */
export function MapContent({ places, here }: PlacesOnMap) {
  const around: readonly Point[] = here ? [here, ...places] : places;
  const area = areaOf(around);
  const { around: centre, markers } = placedMarkers(area, places, here);
  return (
    <div>
      <svg className={classes['land']} viewBox={`0 0 ${mapWidth} ${mapHeight}`} aria-hidden>
        <use href={`${mapPath(area)}#land`} />
      </svg>
      {centre && (
        <div className={classes['place']} style={styleAt(centre)}>
          <span className={classes['here']} />
          <span
            className={classes['label']}
            data-side={centre.label.at}
            data-hidden={centre.label.isHidden || undefined}
          >
            {centre.place.name}
          </span>
        </div>
      )}
      <ul className={classes['places']}>
        {markers.map(({ place, label: side, ...position }) => (
          <li className={classes['place']} key={place.id} style={styleAt(position)}>
            <LocalLink className={classes['link']} to={place.to}>
              <span className={classes['label']} data-side={side.at} data-hidden={side.isHidden || undefined}>
                {`${place.name} `}
              </span>
              <span className={classes['mark']} aria-hidden={place.markName !== undefined}>
                {place.mark}
              </span>
              {place.markName !== undefined && <VisuallyHidden>{place.markName}</VisuallyHidden>}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
