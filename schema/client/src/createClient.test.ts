import { parse } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { describe, expect, it } from 'vitest';
import { CitygigsError, createClient, type ClientOptions } from './createClient.ts';

const cityName: TypedDocumentNode<{ city: { name: string } | null }, { slug: string }> = parse(
  'query CityName($slug: String!) { city(slug: $slug) { name } }',
);
const berlin = { data: { city: { name: 'Berlin' } } };

/** Creates a client whose gateway gives every request the same answer; returns it with the list of its requests. */
const clientWith = (answer: object | string, options: Partial<ClientOptions> = {}, status = 200) => {
  const requests: Request[] = [];
  const client = createClient({
    endpoint: 'https://gigs.example/graphql',
    fetch: (url, init) => {
      requests.push(new Request(url, init));
      const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
      return Promise.resolve(new Response(body, { status, headers: { 'x-trace-id': 'trace-12' } }));
    },
    ...options,
  });
  return { client, requests };
};

const failureOf = (promise: Promise<unknown>): Promise<CitygigsError> =>
  promise.then(
    () => {
      throw new Error('The request succeeded');
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(CitygigsError);
      return error as CitygigsError;
    },
  );

const timeout = {
  message: 'Request timeout.',
  path: ['city'],
  extensions: { code: 'TIMEOUT', status: 504, messageKey: 'error.timeout', silenced: false, traceId: 't-1' },
};

describe('a request', () => {
  it('sends the operation with its variables and returns the data', async () => {
    const { client, requests } = clientWith(berlin);
    expect(await client.request(cityName, { slug: 'berlin' })).toEqual({ city: { name: 'Berlin' } });
    expect(requests[0]?.method).toBe('POST');
    expect(requests[0]?.url).toBe('https://gigs.example/graphql');
    expect(await requests[0]?.json()).toEqual({
      query: 'query CityName($slug: String!) {\n  city(slug: $slug) {\n    name\n  }\n}',
      variables: { slug: 'berlin' },
    });
  });

  it('sends language, session, program name and token only if they are set', async () => {
    const bare = clientWith(berlin);
    await bare.client.request(cityName, { slug: 'berlin' });
    expect([...(bare.requests[0]?.headers.keys() ?? [])]).toEqual(['accept', 'content-type']);

    const { client, requests } = clientWith(berlin, {
      language: 'de',
      sessionId: 's-1',
      userAgent: 'payroll/2.0',
      apiKey: 'citygigs_k',
      token: () => Promise.resolve('a.b.c'),
    });
    await client.request(cityName, { slug: 'berlin' });
    await client.request(cityName, { slug: 'berlin' }, { language: 'tr' });
    expect(requests.map(({ url }) => new URL(url).searchParams.get('lang'))).toEqual(['de', 'tr']);
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      'x-api-key': 'citygigs_k',
      authorization: 'Bearer a.b.c',
      'x-session-id': 's-1',
      'user-agent': 'citygigs-client (payroll/2.0)',
    });
  });

  it('sends no token if nobody is signed in', async () => {
    const { client, requests } = clientWith(berlin, { token: () => null });
    await client.request(cityName, { slug: 'berlin' });
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('a failure', () => {
  it('is thrown with code, extensions, trace id and the partial data', async () => {
    const { client } = clientWith({ data: { city: null }, errors: [timeout] });
    const error = await failureOf(client.request(cityName, { slug: 'berlin' }));
    expect(error).toMatchObject({
      message: 'Request timeout.',
      code: 'TIMEOUT',
      extensions: { status: 504, messageKey: 'error.timeout' },
      traceId: 'trace-12',
      httpStatus: 200,
      data: { city: null },
      errors: [timeout],
    });
  });

  it('is returned beside the data by result()', async () => {
    const { client } = clientWith({ data: { city: null }, errors: [timeout] });
    expect(await client.result(cityName, { slug: 'berlin' })).toEqual({
      data: { city: null },
      errors: [timeout],
      traceId: 'trace-12',
    });
  });

  it('has a code even if it is an error of GraphQL itself', async () => {
    const { client } = clientWith({ errors: [{ message: 'Cannot query field "nam".' }] }, {}, 400);
    const error = await failureOf(client.request(cityName, { slug: 'berlin' }));
    expect(error).toMatchObject({ code: 'GRAPHQL_ERROR', httpStatus: 400, data: null });
  });

  it.each(['<html>Bad gateway</html>', '', '[]', '{"ok":true}', '{"errors":"x"}'])(
    'has the code INVALID_ANSWER if the answer is not GraphQL: %s',
    async (body) => {
      const error = await failureOf(clientWith(body, {}, 502).client.request(cityName, { slug: 'berlin' }));
      expect(error).toMatchObject({ code: 'INVALID_ANSWER', httpStatus: 502, traceId: 'trace-12' });
      expect(error.message).not.toContain(body || 'nothing');
    },
  );

  it.each([
    [true, { errors: [{ message: 'a', extensions: { code: 'UPSTREAM_ERROR', retryable: true } }] }, 200],
    [false, { errors: [{ message: 'a', extensions: { code: 'UPSTREAM_ERROR', status: 403 } }] }, 200],
    [
      false,
      {
        errors: [
          { message: 'a', extensions: { code: 'TIMEOUT', retryable: true } },
          { message: 'b', extensions: { code: 'BAD_USER_INPUT' } },
        ],
      },
      200,
    ],
    [true, 'Bad gateway', 502],
    [false, 'Not found', 404],
  ])('says that sending it again is %j of use: %j, %i', async (retryable, body, status) => {
    const error = await failureOf(clientWith(body, {}, status).client.request(cityName, { slug: 'berlin' }));
    expect(error.retryable).toBe(retryable);
  });

  it('has the code NETWORK if the gateway cannot be reached', async () => {
    const { client } = clientWith(berlin, { fetch: () => Promise.reject(new TypeError('fetch failed')) });
    const error = await failureOf(client.request(cityName, { slug: 'berlin' }));
    expect(error).toMatchObject({
      code: 'NETWORK',
      message: 'https://gigs.example could not be reached',
      retryable: true,
    });
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  const hung: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      if (init?.signal?.aborted === true) reject(new Error('aborted'));
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });

  it('has the code TIMEOUT if the answer takes too long', async () => {
    const { client } = clientWith(berlin, { fetch: hung, timeoutMs: 20 });
    const error = await failureOf(client.request(cityName, { slug: 'berlin' }));
    expect(error).toMatchObject({ code: 'TIMEOUT', message: 'No answer within 20 ms' });
  });

  it('is the abort reason of the caller if the caller aborts', async () => {
    const { client } = clientWith(berlin, { fetch: hung });
    const aborted = AbortSignal.abort('changed my mind');
    await expect(client.request(cityName, { slug: 'berlin' }, { signal: aborted })).rejects.toBe(
      'changed my mind',
    );
  });
});

describe('a persisted operation', () => {
  it('is sent by its id, as POST or as GET', async () => {
    const { client, requests } = clientWith(berlin, { language: 'de' });
    await client.persisted({ id: 'a1', variables: { slug: 'berlin' } });
    await client.persisted({ id: 'a1', variables: { slug: 'berlin' }, method: 'GET' });
    await client.persisted({ id: 'a1', method: 'GET' });
    expect(await requests[0]?.json()).toEqual({ id: 'a1', variables: { slug: 'berlin' } });
    expect(requests.slice(1).map(({ method, url }) => `${method} ${decodeURIComponent(url)}`)).toEqual([
      'GET https://gigs.example/graphql?lang=de&id=a1&variables={"slug":"berlin"}',
      'GET https://gigs.example/graphql?lang=de&id=a1',
    ]);
    expect(requests[1]?.headers.has('content-type')).toBe(false);
  });
});
