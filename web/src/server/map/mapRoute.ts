import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { lastLatitude, mapFile, mapSpans, type MapArea } from '../../features/place-map/mapArea.ts';
import { drawLand } from './drawLand.ts';

interface Query {
  readonly at?: unknown;
  readonly span?: unknown;
}

const degrees = /^(-?\d{1,3}(?:\.\d)?),(-?\d{1,3}(?:\.\d)?)$/;

/** The area that an address names; null if no page asks for it. */
const areaIn = ({ at, span }: Query): MapArea | null => {
  const [, north, east] = degrees.exec(String(at)) ?? [];
  const area = { latitude: Number(north), longitude: Number(east), span: Number(span) };
  const isPossible =
    Math.abs(area.latitude) <= lastLatitude &&
    Math.abs(area.longitude) <= 180 &&
    mapSpans.includes(area.span);
  return isPossible ? area : null;
};

const maxMaps = 200;

/** Serves the shapes of land that pages draw their maps with. */
export const addMap = (app: FastifyInstance): void => {
  const maps = new LRUCache<string, Promise<string>>({ max: maxMaps });
  app.get<{ Querystring: Query }>(mapFile, async (request, reply) => {
    const area = areaIn(request.query);
    if (area === null) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such map.');
    const key = JSON.stringify(area);
    const map = maps.get(key) ?? drawLand(area);
    maps.set(key, map);
    const drawn = await map.catch((error: unknown) => {
      maps.delete(key);
      throw error;
    });
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=2592000')
      .send(drawn);
  });
};
