import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { json, type Reply } from '../../test/fakeRest.ts';
import { cityRow } from '../../test/rows.ts';
import { dataOf, startGateway } from '../../test/startGateway.ts';
import { setUpStack } from '../../test/setUpStack.ts';

const stack = setUpStack();
const berlin = '/web-api/en/cities/slug/berlin';
const query = '{ city(slug: "berlin") { name } }';

interface Named {
  name: string;
}

interface Described extends Named {
  description: string | null;
  fields?: Described[];
  args?: Described[];
  inputFields?: Described[];
  enumValues?: Described[];
}

describe('the gateway over HTTP', () => {
  it('gives the time-out message when a service is too slow', { tags: ['R8.01'] }, async () => {
    stack.rest.on(berlin, () => undefined);
    const withShortTimeout = await startGateway(stack.rest.origin, { RESPONSE_TIMEOUT_MS: '100' });
    const { data, errors } = await withShortTimeout.ask(query);
    await withShortTimeout.stop();
    expect(data).toEqual({ city: null });
    expect(errors).toEqual([
      {
        message: 'Request timeout. Please try again later or contact us at help@site.example.',
        path: ['city'],
        locations: expect.anything(),
        extensions: {
          code: 'TIMEOUT',
          status: 504,
          messageKey: 'error.timeout',
          silenced: false,
          traceId: expect.any(String),
          retryable: true,
        },
      },
    ]);
  });

  it(
    'answers null or an empty list without an error when a service answers 404',
    { tags: ['R8.04'] },
    async () => {
      const { data, errors } = await stack.gateway.ask('{ city(slug: "x") { name } topCities { name } }');
      expect(data).toEqual({ city: null, topCities: [] });
      expect(errors).toBeUndefined();
    },
  );

  it(
    'answers null and the general message for the field whose call fails with 500, and the other fields as usual',
    { tags: ['R8.06'] },
    async () => {
      stack.rest.on(berlin, cityRow());
      stack.rest.on('/web-api/en/cities/top', json(500));
      const { data, errors } = await stack.gateway.ask(
        '{ city(slug: "berlin") { name } topCities { name } }',
      );
      expect(data).toEqual({ city: { name: 'Berlin' }, topCities: null });
      expect(errors?.[0]?.message).toBe(
        'Cannot load data. Request error #500. Please try again later or contact us at help@site.example.',
      );
    },
  );

  it('answers in the language of the request, errors included', async () => {
    stack.rest.on('/web-api/de/cities/slug/berlin', json(500));
    const { headers, errors } = await stack.gateway.ask(query, { lang: 'de' });
    expect(headers.get('content-language')).toBe('de');
    expect(headers.get('vary')).toContain('Accept-Language');
    expect(errors?.[0]?.message).toContain('Fehler 500');
    expect(errors?.[0]?.message).toContain('help@site.example');
  });

  it('aborts the calls of a client that disconnects, within 50 ms', async () => {
    const delays: number[] = [];
    for (let clients = 0; clients < 5; clients += 1) {
      stack.rest.calls.length = 0;
      const upstreamClosed = new Promise<number>((resolve) => {
        stack.rest.on(berlin, (response) => void response.once('close', () => resolve(performance.now())));
      });
      const client = new AbortController();
      const answer = fetch(stack.gateway.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
        signal: client.signal,
      }).catch(() => 'gone');
      while (stack.rest.calls.length === 0) await pause(5);
      const left = performance.now();
      client.abort();
      delays.push((await upstreamClosed) - left);
      await expect(answer).resolves.toBe('gone');
    }
    // A busy machine delays one of them by chance.
    expect(delays.toSorted((one, other) => one - other)[2]).toBeLessThan(50);
  });

  it('logs one line and no error when a client disconnects while calls run', async () => {
    const hung: Reply = () => undefined;
    stack.rest.on(berlin, hung);
    stack.rest.on('/web-api/en/cities/top', hung);
    stack.rest.on('/web-api/en/partners/slug/swiftbite', hung);
    const client = new AbortController();
    const wide = '{ city(slug: "berlin") { name } topCities { name } partner(slug: "swiftbite") { name } }';
    const answer = fetch(stack.gateway.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: wide }),
      signal: client.signal,
    }).catch(() => 'gone');
    await vi.waitFor(() => expect(stack.rest.calls).toHaveLength(3));
    client.abort();
    await answer;
    await vi.waitFor(() => expect(stack.gateway.logged).not.toHaveLength(0));
    // Errors of its fields would be logged within this time.
    await pause(100);
    expect(stack.gateway.logged).toMatchObject([{ level: 30, msg: 'request', left: true }]);
  });

  it('logs one line and no error when a client disconnects while it sends', async () => {
    const { port } = new URL(stack.gateway.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    );
    await pause(50);
    socket.destroy();
    await vi.waitFor(() => expect(stack.gateway.logged).not.toHaveLength(0));
    await pause(50);
    expect(stack.gateway.logged).toMatchObject([{ level: 30, msg: 'request', left: true }]);
  });

  it('answers /healthz with 200', async () => {
    expect((await fetch(new URL('/healthz', stack.gateway.url))).status).toBe(200);
  });

  it('has a description for every type, field, argument and value', async () => {
    const answer = await stack.gateway.ask<{ __schema: { types: Described[] } }>(getIntrospectionQuery());
    expect(answer.errors).toBeUndefined();
    const { types } = dataOf(answer).__schema;
    const missing = (parts: Described[] | null | undefined, within: string): string[] =>
      (parts ?? []).flatMap((part) => {
        const name = `${within}${part.name}`;
        const inner = [part.fields, part.args, part.inputFields, part.enumValues];
        return [...(part.description ? [] : [name]), ...inner.flatMap((list) => missing(list, `${name}.`))];
      });
    expect(
      missing(
        types.filter(({ name }) => !name.startsWith('__')),
        '',
      ),
    ).toEqual([]);
  });

  it(
    'has the queries of cities and partners, and the mutation requestCity',
    { tags: ['R7.31'] },
    async () => {
      const answer = await stack.gateway.ask<{
        __schema: Record<'queryType' | 'mutationType', { fields: Named[] }>;
      }>(
        '{ __schema { queryType { fields(includeDeprecated: true) { name } } mutationType { fields { name } } } }',
      );
      const { queryType, mutationType } = dataOf(answer).__schema;
      const names = ({ fields }: { fields: Named[] }) => fields.map(({ name }) => name);
      const queries = ['partner', 'partners', 'city', 'cities', 'nearbyCities', 'topCities', 'newestCities'];
      expect(names(queryType)).toEqual(
        expect.arrayContaining([...queries, 'cityCategory', 'cityCategories']),
      );
      expect(names(mutationType)).toContain('requestCity');
    },
  );
});
