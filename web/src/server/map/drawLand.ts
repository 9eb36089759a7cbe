import { geoMercator, geoPath } from 'd3-geo';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import { mapHeight, mapWidth, type MapArea } from '../../features/place-map/mapArea.ts';

type Atlas = Parameters<typeof feature>[0];

/** The rings of a polygon, which consist of points. */
type Rings = number[][][];

interface Shape {
  readonly rings: Rings;
  readonly west: number;
  readonly east: number;
}

const shapeOf = (rings: Rings): Shape => {
  const longitudes = (rings[0] ?? []).map(([longitude = 0]) => longitude);
  return { rings, west: Math.min(...longitudes), east: Math.max(...longitudes) };
};

/** Reads Natural Earth's countries, which are in the public domain. */
const readShapes = async (file: string): Promise<readonly Shape[]> => {
  const atlas = JSON.parse(await readFile(fileURLToPath(file), 'utf8')) as Atlas;
  const { countries } = atlas.objects;
  const found = countries && feature(atlas, countries);
  if (!found || !('features' in found)) throw new Error('The atlas has no countries.');
  return found.features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [shapeOf(geometry.coordinates)];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.map(shapeOf) : [];
  });
};

const once = <Value>(read: () => Promise<Value>): (() => Promise<Value>) => {
  let value: Promise<Value> | undefined;
  return () => (value ??= read());
};

const fine = once(() => readShapes(import.meta.resolve('world-atlas/countries-50m.json')));
const coarse = once(() => readShapes(import.meta.resolve('world-atlas/countries-110m.json')));

/** From this width on, in degrees, small islands and bays are not visible. */
const coarseSpan = 48;

/** Whether a shape may be in an area, also across the date line. */
const mayShow =
  ({ longitude, span }: MapArea) =>
  ({ west, east }: Shape): boolean =>
    [-360, 0, 360].some(
      (turn) => west + turn <= longitude + span / 2 + 1 && east + turn >= longitude - span / 2 - 1,
    );

/** How far shapes reach over the edges of a map, so that these are no coast. */
const beyond = 4;

/** A drawing of the countries in an area, with the id `land`, which pages colour. */
export const drawLand = async (area: MapArea): Promise<string> => {
  const shapes = await (area.span < coarseSpan ? fine() : coarse());
  const projection = geoMercator()
    .rotate([-area.longitude, 0])
    .center([0, area.latitude])
    .scale(mapWidth / ((area.span * Math.PI) / 180))
    .translate([mapWidth / 2, mapHeight / 2])
    .precision(0)
    .clipExtent([
      [-beyond, -beyond],
      [mapWidth + beyond, mapHeight + beyond],
    ]);
  const coordinates = shapes.filter(mayShow(area)).map(({ rings }) => rings);
  const land = geoPath(projection).digits(1)({ type: 'MultiPolygon', coordinates }) ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapWidth} ${mapHeight}"><path id="land" d="${land}"/></svg>`;
};
