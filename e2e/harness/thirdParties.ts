import { createServer, type IncomingMessage } from 'node:http';
import { listen } from './listen.ts';

/** An event that the analytics script sent, with its parameters as text. */
export interface CollectedEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Stands in for Google Tag Manager, the collect endpoint of Google Analytics, and the envelope endpoint of Sentry. */
export interface ThirdParties {
  readonly origin: string;
  /** The settings with which the site uses it. */
  readonly settings: Readonly<Record<string, string>>;
  readonly collected: () => readonly CollectedEvent[];
  /** The events that the site sent to Sentry. */
  readonly sentryEvents: () => readonly unknown[];
  readonly clear: () => void;
  readonly close: () => Promise<void>;
}

/** What a container does: stores its cookies, sends each event of the queue to the collect endpoint, and then calls its callback. */
const script = `(() => {
  const { origin } = new URL(document.currentScript.src);
  const flat = (value, prefix, into) => {
    for (const [key, part] of Object.entries(value)) {
      if (typeof part === 'function' || part === undefined) continue;
      if (part !== null && typeof part === 'object') flat(part, prefix + key + '.', into);
      else into.set('ep.' + prefix + key, String(part));
    }
    return into;
  };
  const send = (entry) => {
    const { event, eventCallback, eventTimeout, ...parameters } = entry;
    if (event === undefined) return;
    const query = flat(parameters, '', new URLSearchParams({ v: '2', en: event }));
    navigator.sendBeacon(origin + '/g/collect?' + query);
    eventCallback?.('GTM-TEST');
  };
  for (const name of ['_ga', '_ga_TEST']) document.cookie = name + '=GA1.1.1.1; Max-Age=63072000; Path=/';
  const queue = window.dataLayer;
  queue.push = (...entries) => {
    Array.prototype.push.apply(queue, entries);
    entries.forEach(send);
  };
  [...queue].forEach(send);
})();`;

const eventIn = (query: URLSearchParams): CollectedEvent => ({
  name: query.get('en') ?? '',
  parameters: Object.fromEntries(
    [...query].flatMap(([key, value]) => (key.startsWith('ep.') ? [[key.slice(3), value]] : [])),
  ),
});

/** The item of an envelope, its last line. */
const eventInEnvelope = async (incoming: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const chunk of incoming) text += String(chunk);
  return JSON.parse(text.slice(text.lastIndexOf('\n') + 1));
};

export const startThirdParties = async (): Promise<ThirdParties> => {
  const collected: CollectedEvent[] = [];
  const sentryEvents: unknown[] = [];
  const { origin, close } = await listen(
    createServer(async (incoming, outgoing) => {
      const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost');
      if (pathname === '/api/1/envelope/') {
        sentryEvents.push(await eventInEnvelope(incoming));
        outgoing.end('{}');
        return;
      }
      incoming.resume();
      if (pathname === '/gtm.js') {
        collected.push({ name: 'script', parameters: Object.fromEntries(searchParams) });
        outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      } else if (pathname === '/g/collect') {
        collected.push(eventIn(searchParams));
        outgoing.writeHead(204).end();
      } else outgoing.writeHead(404).end();
    }),
  );
  return {
    origin,
    settings: {
      GOOGLE_TAG_ID: 'GTM-TEST',
      GOOGLE_TAG_ORIGIN: origin,
      SENTRY_DSN: `${origin.replace('//', '//key@')}/1`,
    },
    collected: () => collected,
    sentryEvents: () => sentryEvents,
    clear: () => {
      collected.splice(0);
      sentryEvents.splice(0);
    },
    close,
  };
};
