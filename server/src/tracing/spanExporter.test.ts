import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spanExporter } from './spanExporter.ts';
import type { EndedSpan } from './tracer.ts';

type Answer = (response: ServerResponse) => void;

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end();

let collector: Server;
/** The next answers; 200 after them. */
let answers: Answer[];
/** The names of the spans in each request, and when it came. */
let requests: { readonly names: readonly string[]; readonly at: number }[];
let warnings: string[];
let exporter: ReturnType<typeof spanExporter>;

interface Body {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly { readonly name: string }[] }[];
  }[];
}

const namesIn = (text: string): string[] =>
  (JSON.parse(text) as Body).resourceSpans.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) => spans.map(({ name }) => name)),
  );

beforeEach(async () => {
  [answers, requests, warnings] = [[], [], []];
  collector = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      requests.push({ names: namesIn(text), at: performance.now() });
      (answers.shift() ?? status(200))(response);
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  exporter = spanExporter({ endpoint, headers: {}, share: 1 }, 'test', (line) => warnings.push(line), {
    sendEveryMs: 10,
    firstPauseMs: 20,
  });
});
afterEach(async () => {
  await exporter.stop();
  collector.closeAllConnections();
  collector.close();
});

const add = (...names: string[]): void => {
  for (const name of names)
    exporter.add({
      kind: 'server',
      name,
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      spanId: '00f067aa0ba902b7',
      parentId: null,
      startMs: 1,
      endMs: 2,
      attributes: {},
      failed: false,
    } satisfies EndedSpan);
};

const sent = (count: number) =>
  vi.waitFor(() => expect(requests).toHaveLength(count), { timeout: 10_000, interval: 5 });

describe('the exporter of spans', () => {
  it.each([429, 502, 503, 504])('sends a batch again that was answered with %d', async (code) => {
    answers = [status(code), status(code)];
    add('a', 'b');
    await sent(3);
    expect(requests.map(({ names }) => names)).toEqual(Array(3).fill(['a', 'b']));
    add('c');
    await sent(4);
    expect(requests[3]?.names).toEqual(['c']);
    expect(warnings).toEqual([]);
  });

  it('sends a batch again that got no answer', async () => {
    answers = [(response) => response.destroy()];
    add('a');
    await sent(2);
    expect(requests.map(({ names }) => names)).toEqual([['a'], ['a']]);
  });

  it('waits as long as it is told, and longer each time otherwise', async () => {
    answers = [status(503, { 'retry-after': '1' }), status(503), status(503), status(503)];
    add('a');
    await sent(5);
    const pauses = requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0));
    expect(pauses[0]).toBeGreaterThan(950);
    for (const [index, least] of [38, 78, 158].entries()) expect(pauses[index + 1]).toBeGreaterThan(least);
  });

  it('drops a batch after five attempts, and says so once', async () => {
    answers = Array.from({ length: 10 }, () => status(503));
    add('a', 'b');
    await sent(5);
    add('c');
    await sent(10);
    add('d');
    await vi.waitFor(() => expect(warnings).toHaveLength(2), 10_000);
    expect(warnings).toEqual([
      'The collector of spans does not take them: it answered 503. 2 are dropped.',
      'The collector takes spans again. 3 were dropped.',
    ]);
  });

  it.each([400, 401, 404, 413, 500, 302])(
    'does not send a batch again that is refused with %d',
    async (code) => {
      answers = [status(code, { location: '/elsewhere' }), status(code)];
      add('a');
      await sent(1);
      add('b');
      await sent(2);
      add('c');
      await vi.waitFor(() => expect(warnings).toHaveLength(2), 10_000);
      expect(requests.map(({ names }) => names)).toEqual([['a'], ['b'], ['c']]);
      expect(warnings).toEqual([
        `The collector of spans does not take them: it answered ${code}. 1 are dropped.`,
        'The collector takes spans again. 2 were dropped.',
      ]);
    },
  );

  it('keeps some spans while the collector is busy, and counts the others', async () => {
    answers = [status(503, { 'retry-after': '1' })];
    add('first');
    await sent(1);
    add(...Array.from({ length: 2_050 }, (_none, index) => `later ${index}`));
    expect(warnings).toEqual(['The collector of spans does not take them: too many wait. 1 are dropped.']);
    await sent(3);
    expect(requests.map(({ names }) => names.length)).toEqual([1, 1, 2_048]);
  });

  it('sends what waits for a pause when the process stops', async () => {
    answers = [status(503, { 'retry-after': '30' })];
    add('a');
    await sent(1);
    add('b');
    await exporter.stop();
    expect(requests.map(({ names }) => names)).toEqual([['a'], ['a'], ['b']]);
  });
});
