import { parse } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { describe, expect, it } from 'vitest';
import { CitygigsError, createClient, type ClientOptions } from './createClient.ts';

const cityName: TypedDocumentNode<{ city: { name: string } | null }, { slug: string }> = parse(
  'query CityName($slug: String!) { city(slug: $slug) { name } }',
);
const berlin = { data: { city: { name: 'Berlin' } } };

/** A client of a gateway that gives the same answer to everything, and what it was asked. */
const ask = (answer: object | string, options: Partial<ClientOptions> = {}, status = 200) => {
  const asked: Request[] = [];
  const client = createClient({
    endpoint: 'https://gigs.example/graphql',
    fetch: (url, init) => {
      asked.push(new Request(url, init));
      const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
      return Promise.resolve(new Response(body, { status, headers: { 'x-trace-id': 'trace-12' } }));
    },
    ...options,
  });
  return { client, asked };
};

const failureOf = (promise: Promise<unknown>): Promise<CitygigsError> =>
  promise.then(
    () => {
      throw new Error('It went well');
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
  it('sends the operation with its variables and gives the data', async () => {
    const { client, asked } = ask(berlin);
    expect(await client.request(cityName, { slug: 'berlin' })).toEqual({ city: { name: 'Berlin' } });
    expect(asked[0]?.method).toBe('POST');
    expect(asked[0]?.url).toBe('https://gigs.example/graphql');
    expect(await asked[0]?.json()).toEqual({
      query: 'query CityName($slug: String!) {\n  city(slug: $slug) {\n    name\n  }\n}',
      variables: { slug: 'berlin' },
    });
  });

  it('says its language, its session, its name and who is signed in, each only when given', async () => {
    const bare = ask(berlin);
    await bare.client.request(cityName, { slug: 'berlin' });
    expect([...(bare.asked[0]?.headers.keys() ?? [])]).toEqual(['accept', 'content-type']);

    const { client, asked } = ask(berlin, {
      language: 'de',
      sessionId: 's-1',
      userAgent: 'payroll/2.0',
      token: () => Promise.resolve('a.b.c'),
    });
    await client.request(cityName, { slug: 'berlin' });
    await client.request(cityName, { slug: 'berlin' }, { language: 'tr' });
    expect(asked.map(({ url }) => new URL(url).searchParams.get('lang'))).toEqual(['de', 'tr']);
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toMatchObject({
      authorization: 'Bearer a.b.c',
      'x-session-id': 's-1',
      'user-agent': 'citygigs-client (payroll/2.0)',
    });
  });

  it('sends no bearer when nobody is signed in', async () => {
    const { client, asked } = ask(berlin, { token: () => null });
    await client.request(cityName, { slug: 'berlin' });
    expect(asked[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('a failure', () => {
  it('is thrown with code, extensions, trace id and what came all the same', async () => {
    const { client } = ask({ data: { city: null }, errors: [timeout] });
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

  it('comes beside the data where both are asked for', async () => {
    const { client } = ask({ data: { city: null }, errors: [timeout] });
    expect(await client.result(cityName, { slug: 'berlin' })).toEqual({
      data: { city: null },
      errors: [timeout],
      traceId: 'trace-12',
    });
  });

  it('of GraphQL itself has a code too', async () => {
    const { client } = ask({ errors: [{ message: 'Cannot query field "nam".' }] }, {}, 400);
    const error = await failureOf(client.request(cityName, { slug: 'berlin' }));
    expect(error).toMatchObject({ code: 'GRAPHQL_ERROR', httpStatus: 400, data: null });
  });

  it.each(['<html>Bad gateway</html>', '', '[]', '{"ok":true}', '{"errors":"x"}'])(
    'is an answer that is not GraphQL: %s',
    async (body) => {
      const error = await failureOf(ask(body, {}, 502).client.request(cityName, { slug: 'berlin' }));
      expect(error).toMatchObject({ code: 'INVALID_ANSWER', httpStatus: 502, traceId: 'trace-12' });
      expect(error.message).not.toContain(body || 'nothing');
    },
  );

  it('is a gateway that is not there', async () => {
    const { client } = ask(berlin, { fetch: () => Promise.reject(new TypeError('fetch failed')) });
    const error = await failureOf(client.request(cityName, { slug: 'berlin' }));
    expect(error).toMatchObject({ code: 'NETWORK', message: 'https://gigs.example was not reached' });
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  const hung: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      if (init?.signal?.aborted === true) reject(new Error('aborted'));
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });

  it('is an answer that takes too long', async () => {
    const { client } = ask(berlin, { fetch: hung, timeoutMs: 20 });
    const error = await failureOf(client.request(cityName, { slug: 'berlin' }));
    expect(error).toMatchObject({ code: 'TIMEOUT', message: 'No answer within 20 ms' });
  });

  it('is none when the caller gives up: the reason is theirs', async () => {
    const { client } = ask(berlin, { fetch: hung });
    const given = AbortSignal.abort('changed my mind');
    await expect(client.request(cityName, { slug: 'berlin' }, { signal: given })).rejects.toBe(
      'changed my mind',
    );
  });
});

describe('a persisted operation', () => {
  it('goes by its id, as POST or as GET', async () => {
    const { client, asked } = ask(berlin, { language: 'de' });
    await client.persisted({ id: 'a1', variables: { slug: 'berlin' } });
    await client.persisted({ id: 'a1', variables: { slug: 'berlin' }, method: 'GET' });
    await client.persisted({ id: 'a1', method: 'GET' });
    expect(await asked[0]?.json()).toEqual({ id: 'a1', variables: { slug: 'berlin' } });
    expect(asked.slice(1).map(({ method, url }) => `${method} ${decodeURIComponent(url)}`)).toEqual([
      'GET https://gigs.example/graphql?lang=de&id=a1&variables={"slug":"berlin"}',
      'GET https://gigs.example/graphql?lang=de&id=a1',
    ]);
    expect(asked[1]?.headers.has('content-type')).toBe(false);
  });
});
