import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { json } from '../../test/fakeRest.ts';
import { cityRow } from '../../test/rows.ts';
import { setUpStack } from '../../test/setUpStack.ts';

const small = setUpStack({ MAX_REQUESTS: '50', MAX_DELAY_MS: '60000' });
const hasty = setUpStack({ MAX_DELAY_MS: '40' });
let stack = small;
const berlin = '/web-api/de/cities/slug/berlin';
const query = 'query Flood($slug: String!) { city(slug: $slug) { name } }';
const body = JSON.stringify({ query, variables: { slug: 'berlin' } });
const agent = new Agent({ maxSockets: Infinity });

interface Seen {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly text: string;
  readonly ms: number;
}

const send = async (path: string, payload?: string): Promise<Seen> => {
  const started = performance.now();
  const request = httpRequest(new URL(path, stack.gateway.url), {
    agent,
    method: payload === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'de' },
  });
  request.end(payload);
  const [response] = (await once(request, 'response')) as [import('node:http').IncomingMessage];
  const text = (await response.toArray()).join('');
  return {
    status: response.statusCode ?? 0,
    retryAfter: response.headers['retry-after'],
    text,
    ms: performance.now() - started,
  };
};

const ask = () => send('/graphql', body);

const keepLoopFor = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

/** Lets a gateway answer the next requests, known to it for the fast path. */
const use = async (next: typeof stack, path: string): Promise<void> => {
  stack = next;
  stack.rest.on(berlin, cityRow());
  if (path === 'on the fast path') for (let run = 0; run < 4; run += 1) await ask();
};

afterAll(() => agent.destroy());

describe.each(['on the plain path', 'on the fast path'])('a gateway that is flooded %s', (path) => {
  it('refuses what is too much with 503, when to come back and the message, calls no service for it, and tells its health', async () => {
    await use(small, path);
    const waiting: (() => void)[] = [];
    stack.rest.on(berlin, (response, call) => {
      waiting.push(() => json(200, cityRow())(response, call));
    });
    const accepted = Array.from({ length: 50 }, ask);
    await vi.waitFor(() => expect(waiting).toHaveLength(50), 10_000);
    const refused = await Promise.all(Array.from({ length: 200 }, ask));
    expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
      new Set(['503 2']),
    );
    expect(JSON.parse(refused[0]?.text ?? '')).toMatchObject({
      errors: [
        {
          message: expect.stringContaining('Fehler 503') as string,
          extensions: { code: 'OVERLOADED', status: 503, retryAfter: 2 },
        },
      ],
    });
    expect(await send('/healthz')).toMatchObject({ status: 200 });
    expect(waiting).toHaveLength(50);
    for (const answer of waiting) answer();
    expect(new Set((await Promise.all(accepted)).map(({ status }) => status))).toEqual(new Set([200]));
    stack.rest.on(berlin, cityRow());
    expect(await ask()).toMatchObject({ status: 200 });
    const reported = () =>
      stack.gateway.logged
        .filter(({ msg }) => msg === 'overloaded: requests refused')
        .reduce((sum, { requests }) => sum + Number(requests), 0);
    await vi.waitFor(() => expect(reported()).toBe(200), 10_000);
  });

  it('refuses requests while its event loop is late and more than 32 are under way, and no fewer', async () => {
    await use(hasty, path);
    const waiting: (() => void)[] = [];
    stack.rest.on(berlin, (response, call) => {
      waiting.push(() => json(200, cityRow())(response, call));
    });
    const few = Array.from({ length: 31 }, ask);
    await vi.waitFor(() => expect(waiting).toHaveLength(31), 10_000);
    const busy = setInterval(() => keepLoopFor(60), 1);
    await new Promise((resolve) => setTimeout(resolve, 400));
    few.push(ask());
    await vi.waitFor(() => expect(waiting).toHaveLength(32), 10_000);
    expect(await ask()).toMatchObject({ status: 503 });
    clearInterval(busy);
    await vi.waitFor(async () => {
      const late = ask();
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(32), 100);
      few.push(late);
    }, 10_000);
    // Also for one that has not arrived yet.
    stack.rest.on(berlin, cityRow());
    for (const answer of waiting) answer();
    expect(new Set((await Promise.all(few)).map(({ status }) => status))).toEqual(new Set([200]));
  });
});
