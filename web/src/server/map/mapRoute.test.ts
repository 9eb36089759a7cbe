// @vitest-environment node
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { mapHeight, mapPath, mapWidth, positionOn } from '../../features/place-map/mapArea.ts';
import { addMap } from './mapRoute.ts';

const app = Fastify();
addMap(app);
const get = (url: string) => app.inject({ url });
const landIn = (svg: string): string => /id="land" d="([^"]*)"/.exec(svg)?.[1] ?? 'no land';
const pointsOf = (path: string): [number, number][] =>
  [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

it('draws countries, and nothing outside the map', async () => {
  const { statusCode, headers, body } = await get(mapPath({ latitude: 51, longitude: 10, span: 16 }));
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=2592000');
  const points = pointsOf(landIn(body));
  expect(points.length).toBeGreaterThan(100);
  expect(points.every(([x, y]) => x >= -4 && x <= mapWidth + 4 && y >= -4 && y <= mapHeight + 4)).toBe(true);
});

it('draws a place where pages mark it: the point where Germany, Poland and Czechia meet', async () => {
  const area = { latitude: 51, longitude: 14, span: 4 };
  const { x, y } = positionOn(area, { latitude: 50.87, longitude: 14.82 });
  const { body } = await get(mapPath(area));
  const nearest = Math.min(
    ...pointsOf(landIn(body)).map(([left, top]) => Math.hypot(left - x * mapWidth, top - y * mapHeight)),
  );
  expect(nearest).toBeLessThan(3);
});

it('draws the sea without land, and land across the date line', async () => {
  const sea = await get(mapPath({ latitude: -40, longitude: -120, span: 4 }));
  expect(landIn(sea.body)).toBe('');
  const fiji = await get(mapPath({ latitude: -17, longitude: 179.9, span: 8 }));
  const across = pointsOf(landIn(fiji.body));
  expect(across.some(([x]) => x < mapWidth / 2 - 5)).toBe(true);
  expect(across.some(([x]) => x > mapWidth / 2 + 5)).toBe(true);
});

it('draws the world without what is too small to be seen', async () => {
  const { body } = await get(mapPath({ latitude: 20, longitude: 0, span: 360 }));
  expect(pointsOf(landIn(body)).length).toBeGreaterThan(1000);
  expect(body.length).toBeLessThan(150_000);
});

it.each([
  '/map.svg',
  '/map.svg?at=51,10',
  '/map.svg?at=51,10&span=7',
  '/map.svg?at=51.25,10&span=8',
  '/map.svg?at=89,10&span=8',
  '/map.svg?at=51,181&span=8',
  '/map.svg?at=51,10&at=51,10&span=8',
  '/map.svg?at=%3Cscript%3E&span=8',
])('%s is no map', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});
