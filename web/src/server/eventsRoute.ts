import type { FastifyInstance } from 'fastify';
import { eventsChannel } from '../features/analytics/eventsChannel.ts';

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Events</title>
<h1>Events</h1>
<p>Open the site in another tab of this browser and allow analytics: what it appends to the queue of Google’s script is listed here.</p>
<ol id="events" style="font-family: monospace; overflow-wrap: anywhere"></ol>
<script>
new BroadcastChannel('${eventsChannel}').onmessage = ({ data }) => {
  const item = document.createElement('li');
  item.textContent = new Date().toLocaleTimeString() + ' ' + data;
  document.getElementById('events').prepend(item);
};
</script></html>
`;

/** Serves a page that lists the events of the site as they occur. Development only: its script is inline. */
export const addEvents = (app: FastifyInstance): void => {
  app.get('/dev/events', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
};
