/** A point on the earth, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** What a map shows: the point in its middle, and how many degrees of longitude it is wide. */
export interface MapArea extends Point {
  readonly span: number;
}

/** The sides of each map, of which the page shows a multiple. */
export const mapWidth = 400;
export const mapHeight = 320;

/** The possible widths: with middles of one decimal, few different maps are drawn. */
export const mapSpans: readonly number[] = [2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 360];

/** Where a map ends to the north and south, in degrees. */
export const lastLatitude = 85;

/** The path of the shapes of an area. */
export const mapFile = '/map.svg';

export const mapPath = ({ latitude, longitude, span }: MapArea): string =>
  `${mapFile}?at=${latitude},${longitude}&span=${span}`;

const halfTurn = 180;

/** How far north a latitude is drawn by Mercator's projection, in degrees of longitude. */
const northOf = (latitude: number): number => {
  const angle = (Math.max(-lastLatitude, Math.min(lastLatitude, latitude)) * Math.PI) / halfTurn;
  return (Math.log(Math.tan(Math.PI / 4 + angle / 2)) * halfTurn) / Math.PI;
};

const latitudeAt = (north: number): number =>
  ((2 * Math.atan(Math.exp((north * Math.PI) / halfTurn)) - Math.PI / 2) * halfTurn) / Math.PI;

/** Where a point is on a map: 0, 0 is the corner at the top left, 1, 1 that at the bottom right. */
export const positionOn = (area: MapArea, { latitude, longitude }: Point): { x: number; y: number } => ({
  x: 0.5 + (longitude - area.longitude) / area.span,
  y: 0.5 - ((northOf(latitude) - northOf(area.latitude)) / area.span) * (mapWidth / mapHeight),
});

/** The share of a map along its edges that has no places. */
const margin = 0.08;
const isWithin = (share: number): boolean => share >= margin && share <= 1 - margin;

const middleOf = (numbers: readonly number[]): number => (Math.min(...numbers) + Math.max(...numbers)) / 2;
const rounded = (degrees: number): number => Math.round(degrees * 10) / 10;

/** The smallest area that shows all points; there must be one. */
export const areaOf = (points: readonly Point[]): MapArea => {
  const longitude = rounded(middleOf(points.map((point) => point.longitude)));
  const latitude = rounded(latitudeAt(middleOf(points.map((point) => northOf(point.latitude)))));
  const span = mapSpans.find((width) =>
    points.every((point) => {
      const { x, y } = positionOn({ latitude, longitude, span: width }, point);
      return isWithin(x) && isWithin(y);
    }),
  );
  return { latitude, longitude, span: span ?? 360 };
};
