// @vitest-environment node
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { routeOf } from './address/pageAddress.ts';
import { addEvents } from './eventsRoute.ts';

it('the list of events is served in development only', async () => {
  const app = Fastify();
  addEvents(app);
  const { body, headers } = await app.inject('/dev/events');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain("BroadcastChannel('events')");
  expect(routeOf('/dev/events', true)).toBe('/dev/events');
  // In production, the path of a page that does not exist.
  expect(routeOf('/dev/events')).toBe('/page');
});
