import { mapHeight, mapWidth, positionOn, type MapArea, type Point } from './mapArea.ts';

/** A place as its marker says it. */
export interface MarkedPlace extends Point {
  readonly name: string;
}

/** The side of a marker on which its label is, and whether it has no room there. */
interface Label {
  readonly at: 'right' | 'left';
  readonly isHidden: boolean;
}

export interface Marker<Place> {
  readonly place: Place;
  /** Shares of the map's width and height. */
  readonly x: number;
  readonly y: number;
  readonly label: Label;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The width of a map on a phone, where it is smallest; what has room there has room everywhere. */
const width = 312;
const height = (width * mapHeight) / mapWidth;

/** The side of a marker, that of the place around which the others are, and the distance from the label. */
const usualSide = 24;
const aroundSide = 30;
const gap = 2;
/** The width of a letter, a little more than the average. */
const letter = 7;
const line = 15;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isOnMap = ({ left, right, top, bottom }: Box): boolean =>
  left >= 0 && right <= width && top >= 0 && bottom <= height;

const markerBox = (x: number, y: number, side: number): Box => ({
  left: x * width - side / 2,
  right: x * width + side / 2,
  top: y * height - side / 2,
  bottom: y * height + side / 2,
});

const labelBox = (marker: Box, { name }: MarkedPlace, label: 'right' | 'left'): Box => {
  const length = name.length * letter;
  const middle = (marker.top + marker.bottom) / 2;
  const left = label === 'right' ? marker.right + gap : marker.left - gap - length;
  return { left, right: left + length, top: middle - line / 2, bottom: middle + line / 2 };
};

interface Positioned<Place> {
  readonly place: Place;
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

const positioned = <Place extends MarkedPlace>(
  area: MapArea,
  place: Place,
  side = usualSide,
): Positioned<Place> => {
  const { x, y } = positionOn(area, place);
  return { place, x, y, box: markerBox(x, y, side) };
};

/** The places whose markers do not cover that of a place before them. */
const apart = <Place>(all: readonly Positioned<Place>[]): readonly Positioned<Place>[] => {
  const shown: Positioned<Place>[] = [];
  for (const one of all) if (!shown.some(({ box }) => overlap(one.box, box))) shown.push(one);
  return shown;
};

/**
 * The markers of places, the most important first: none covers another, and a label neither covers a marker nor another label. Places
 * without room have no marker, so a list of all must stand beside the map. The place around which the others are may be below one of them.
 */
export const placedMarkers = <Place extends MarkedPlace>(
  area: MapArea,
  places: readonly Place[],
  around: MarkedPlace | undefined,
): { readonly around: Marker<MarkedPlace> | undefined; readonly markers: readonly Marker<Place>[] } => {
  const shown = apart(places.map((place) => positioned(area, place)));
  const taken = shown.map(({ box }) => box);
  const labelled = <Shown extends MarkedPlace>({ place, x, y, box }: Positioned<Shown>): Marker<Shown> => {
    const others = taken.filter((other) => other !== box);
    const sides = (['right', 'left'] as const).map((at) => ({ at, box: labelBox(box, place, at) }));
    const free = sides.find((side) => isOnMap(side.box) && !others.some((other) => overlap(side.box, other)));
    if (free) taken.push(free.box);
    return { place, x, y, label: { at: free?.at ?? (x > 0.5 ? 'left' : 'right'), isHidden: !free } };
  };
  // The first place is more important than where the visitor is.
  const first = shown.slice(0, 1).map(labelled);
  const centre = around && labelled(positioned(area, around, aroundSide));
  return { around: centre, markers: [...first, ...shown.slice(1).map(labelled)] };
};
