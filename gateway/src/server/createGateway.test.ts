import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { getIntrospectionQuery, parse, specifiedRules, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { json, type Reply } from '../../test/fakeRest.ts';
import { cityRow } from '../../test/rows.ts';
import { dataOf, startGateway, type RunningGateway } from '../../test/startGateway.ts';
import { world } from '../../test/world.ts';
import { schema } from '../schema/index.ts';
import { documentFault } from './limits/documentLimits.ts';
import { examples } from './graphiql/examples.ts';

const at = world();
const berlin = '/web-api/en/cities/slug/berlin';
const query = '{ city(slug: "berlin") { name } }';

const post = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(at.gateway.url, { method: 'POST', headers, body });

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
  it('a slow service gives the time-out message', { tags: ['R8.01'] }, async () => {
    at.rest.on(berlin, () => undefined);
    const impatient = await startGateway(at.rest.origin, { RESPONSE_TIMEOUT_MS: '100' });
    const { data, errors } = await impatient.ask(query);
    await impatient.stop();
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
        },
      },
    ]);
  });

  it('404 gives an empty list and null, and no errors', { tags: ['R8.04'] }, async () => {
    const { data, errors } = await at.gateway.ask('{ city(slug: "x") { name } topCities { name } }');
    expect(data).toEqual({ city: null, topCities: [] });
    expect(errors).toBeUndefined();
  });

  it('500 gives the general message, and costs its own field only', { tags: ['R8.06'] }, async () => {
    at.rest.on(berlin, cityRow());
    at.rest.on('/web-api/en/cities/top', json(500));
    const { data, errors } = await at.gateway.ask('{ city(slug: "berlin") { name } topCities { name } }');
    expect(data).toEqual({ city: { name: 'Berlin' }, topCities: null });
    expect(errors?.[0]?.message).toBe(
      'Cannot load data. Request error #500. Please try again later or contact us at help@site.example.',
    );
  });

  it('speaks the language of the request, in errors too', async () => {
    at.rest.on('/web-api/de/cities/slug/berlin', json(500));
    const { headers, errors } = await at.gateway.ask(query, { lang: 'de' });
    expect(headers.get('content-language')).toBe('de');
    expect(headers.get('vary')).toContain('Accept-Language');
    expect(errors?.[0]?.message).toContain('Fehler 500');
    expect(errors?.[0]?.message).toContain('help@site.example');
  });

  it('hangs up on the services when the client goes away', async () => {
    const upstreamClosed = new Promise<void>((resolve) => {
      at.rest.on(berlin, (response) => void response.once('close', () => resolve()));
    });
    const client = new AbortController();
    const asked = fetch(at.gateway.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
      signal: client.signal,
    }).catch(() => 'gone');
    while (at.rest.calls.length === 0) await pause(5);
    const left = performance.now();
    client.abort();
    await upstreamClosed;
    expect(performance.now() - left).toBeLessThan(1_000);
    await expect(asked).resolves.toBe('gone');
  });

  it('takes it for no fault that a client goes away: one quiet line, whatever it waited for', async () => {
    const hung: Reply = () => undefined;
    at.rest.on(berlin, hung);
    at.rest.on('/web-api/en/cities/top', hung);
    at.rest.on('/web-api/en/partners/slug/swiftbite', hung);
    const client = new AbortController();
    const wide = '{ city(slug: "berlin") { name } topCities { name } partner(slug: "swiftbite") { name } }';
    const asked = fetch(at.gateway.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: wide }),
      signal: client.signal,
    }).catch(() => 'gone');
    await vi.waitFor(() => expect(at.rest.calls).toHaveLength(3));
    client.abort();
    await asked;
    await vi.waitFor(() => expect(at.gateway.logged).not.toHaveLength(0));
    // What its fields would have to say, they say at once.
    await pause(100);
    expect(at.gateway.logged).toMatchObject([{ level: 30, msg: 'request', left: true }]);
  });

  it('takes it for no fault that a client goes away while it sends', async () => {
    const { port } = new URL(at.gateway.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    );
    await pause(50);
    socket.destroy();
    await vi.waitFor(() => expect(at.gateway.logged).not.toHaveLength(0));
    await pause(50);
    expect(at.gateway.logged).toMatchObject([{ level: 30, msg: 'request', left: true }]);
  });

  it('refuses more than 64 KB, announced or streamed', async () => {
    const large = JSON.stringify({ query: `{ languages { id } } #${'x'.repeat(70_000)}` });
    expect((await post(large)).status).toBe(413);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(at.gateway.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      });
      sent.once('response', (response) => resolve(response.resume().statusCode));
      sent.once('error', reject);
      sent.write(large.slice(0, 40_000));
      sent.end(large.slice(40_000));
    });
    expect(status).toBe(413);
  });

  it('answers a body of 10 MB with 413, and the connection serves on', async () => {
    const large = 10 * 1024 * 1024;
    for (const length of [{ 'content-length': large }, {}]) {
      const status = await new Promise((resolve, reject) => {
        const headers = { 'content-type': 'application/json', ...length };
        const sent = request(at.gateway.url, { method: 'POST', headers });
        sent.once('error', reject);
        sent.once('response', (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode));
        });
        for (let rest = large; rest > 0; rest -= 65_536) sent.write(Buffer.alloc(65_536, ' '));
        sent.end();
      });
      expect(status).toBe(413);
    }
  });

  it('waits no longer for a body than told', async () => {
    const hurried = await startGateway(at.rest.origin, { REQUEST_TIMEOUT_MS: '500' });
    const socket = connect(Number(new URL(hurried.url).port), '127.0.0.1');
    socket.write(
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
    await hurried.stop();
  });

  it.each([
    'variables={',
    'variables=[]',
    'variables=5',
    'extensions={',
    'extensions="x"',
    `variables={"a":${'['.repeat(40)}${']'.repeat(40)}}`,
  ])('refuses a GET with %s as the request it is, without a word in the error log', async (part) => {
    const [name = '', value = ''] = part.split(/=(.*)/s);
    const search = new URLSearchParams({ query: '{ languages { id } }', [name]: value });
    const response = await fetch(`${at.gateway.url}?${search.toString()}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_REQUEST', status: 400 } }],
    });
    expect(at.gateway.logged.filter(({ level }) => Number(level) > 30)).toEqual([]);
  });

  it('refuses what is no JSON object without repeating it', async () => {
    const broken = await post('{"secret');
    expect(broken.status).toBe(400);
    expect(await broken.text()).not.toContain('secret');
    expect((await post('[]')).status).toBe(400);
    expect((await post('{}')).status).toBe(400);
    expect(
      (await post(`{"query":"{ __typename }","variables":{"a":${'['.repeat(5000)}${']'.repeat(5000)}}}`))
        .status,
    ).toBe(400);
    expect(
      (await post('query={__typename}', { 'content-type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(415);
  });

  it('refuses variables that are nested too deep, by POST and by GET', async () => {
    const variables = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    const sent = encodeURIComponent('{ __typename }');
    const refusals = async (levels: number) => {
      const byGet = await fetch(`${at.gateway.url}?query=${sent}&variables=${variables(levels)}`);
      const byPost = await post(`{"query":"{ __typename }","variables":${variables(levels)}}`);
      const code = async (answer: Response) => {
        const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
        return [answer.status, errors?.[0]?.extensions.code];
      };
      return [await code(byGet), await code(byPost)];
    };
    expect(await refusals(30)).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect(await refusals(31)).toEqual([
      [400, 'BAD_REQUEST'],
      [400, 'BAD_REQUEST'],
    ]);
    expect((await refusals(2_000))[0]).toEqual([400, 'BAD_REQUEST']);
  });

  it('refuses a document of 997 root fields, and a list nested 1,900 deep, before validation', async () => {
    const code = async (query: string) => {
      const { status, errors } = await at.gateway.ask(query);
      return [status, errors?.map(({ extensions }) => extensions?.['code'])];
    };
    const refused = [400, ['OPERATION_TOO_COMPLEX']];
    expect(await code(`{ ${'languages { id } '.repeat(997)} }`)).toEqual(refused);
    expect(await code(`{ city(slug: ${'['.repeat(1_900)}${']'.repeat(1_900)}) { id } }`)).toEqual(refused);
  });

  it('reads at most 4,000 tokens of a document', async () => {
    const tokens = (count: number) => `{ __typename ${'__typename '.repeat(count - 3)}}`;
    const limit = 'The operation has too many tokens: the limit is 4000';
    const messages = async (count: number) =>
      (await at.gateway.ask(tokens(count))).errors?.map(({ message }) => message);
    expect(await messages(4_001)).toEqual([limit]);
    expect(await messages(4_000)).not.toContain(limit);
  });

  it('refuses operations that are too deep, and mutations by GET', async () => {
    const deep = `{ city(slug: "x") ${'{ latestReviews { city '.repeat(8)} { id } ${'} }'.repeat(8)} }`;
    const { errors } = await at.gateway.ask(deep);
    expect(errors?.[0]?.extensions?.['code']).toBe('OPERATION_TOO_COMPLEX');
    const mutation = encodeURIComponent('mutation { recordCitySearch(input: { query: "x" }) { recorded } }');
    expect((await fetch(`${at.gateway.url}?query=${mutation}`)).status).toBe(405);
    expect(at.rest.calls).toHaveLength(0);
  });

  it('answers /healthz and shows GraphiQL with examples to browsers', async () => {
    expect((await fetch(new URL('/healthz', at.gateway.url))).status).toBe(200);
    const page = await fetch(at.gateway.url, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-type')).toContain('text/html');
    const html = await page.text();
    expect(html).toContain('query CityPage');
    expect(html).toContain('mutation CreateLead');
  });

  it('opens GraphiQL with examples that fit the schema', () => {
    expect(examples).toHaveLength(6);
    for (const { query: example } of examples) {
      expect(documentFault(parse(example))).toBeNull();
      expect(validate(schema, parse(example), specifiedRules)).toEqual([]);
    }
  });

  it('describes every type, field, argument and value to introspection', async () => {
    const answer = await at.gateway.ask<{ __schema: { types: Described[] } }>(getIntrospectionQuery());
    expect(answer.errors).toBeUndefined();
    const { types } = dataOf(answer).__schema;
    const missing = (things: Described[] | null | undefined, within: string): string[] =>
      (things ?? []).flatMap((thing) => {
        const name = `${within}${thing.name}`;
        const inner = [thing.fields, thing.args, thing.inputFields, thing.enumValues];
        return [...(thing.description ? [] : [name]), ...inner.flatMap((list) => missing(list, `${name}.`))];
      });
    expect(
      missing(
        types.filter(({ name }) => !name.startsWith('__')),
        '',
      ),
    ).toEqual([]);
  });

  it('has the queries and the mutation over the city and partner calls', { tags: ['R7.31'] }, async () => {
    const answer = await at.gateway.ask<{
      __schema: Record<'queryType' | 'mutationType', { fields: Named[] }>;
    }>('{ __schema { queryType { fields { name } } mutationType { fields { name } } } }');
    const { queryType, mutationType } = dataOf(answer).__schema;
    const names = ({ fields }: { fields: Named[] }) => fields.map(({ name }) => name);
    const queries = ['partner', 'partners', 'city', 'cities', 'nearbyCities', 'topCities', 'newestCities'];
    expect(names(queryType)).toEqual(expect.arrayContaining([...queries, 'cityCategory', 'cityCategories']));
    expect(names(mutationType)).toContain('requestCity');
  });
});

describe('persisted operations', () => {
  let gateway: RunningGateway;
  const file = pathToFileURL(join(mkdtempSync(join(tmpdir(), 'persisted-')), 'persisted.json'));

  beforeAll(async () => {
    writeFileSync(file, JSON.stringify({ a1: 'query Q($slug: String!) { city(slug: $slug) { name } }' }));
    gateway = await startGateway(at.rest.origin, { OPERATIONS: 'persisted' }, file);
  });
  afterAll(() => gateway.stop());

  it('are answered by their id with variables', async () => {
    at.rest.on(berlin, cityRow());
    const { data } = await gateway.post({ id: 'a1', variables: { slug: 'berlin' } });
    expect(data).toEqual({ city: { name: 'Berlin' } });
  });

  it('are answered to GET too', async () => {
    at.rest.on(berlin, cityRow());
    const variables = encodeURIComponent('{"slug":"berlin"}');
    const answer = await fetch(`${gateway.url}?lang=en&id=a1&variables=${variables}`);
    expect(await answer.json()).toEqual({ data: { city: { name: 'Berlin' } } });
  });

  it('are the only ones, and unknown ids are refused', async () => {
    expect(await gateway.ask(query)).toMatchObject({ status: 403 });
    expect(await gateway.post({ id: '__proto__' })).toMatchObject({ status: 404 });
    expect(await gateway.post({ variables: {} })).toMatchObject({ status: 400 });
    expect(at.rest.calls).toHaveLength(0);
  });

  it('are read again when the file changes', async () => {
    await pause(600);
    writeFileSync(file, JSON.stringify({ b2: '{ topCities { name } }' }));
    expect((await gateway.post({ id: 'b2' })).data).toEqual({ topCities: [] });
  });
});
