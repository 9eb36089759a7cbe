import { describe, expect, it } from 'vitest';
import type { RestCall } from './call.ts';
import { restClient } from './restClient.ts';

const clientWithCalls = () => {
  const calls: RestCall[] = [];
  const client = restClient({
    attempt: async (call) => {
      calls.push(call);
      return { kind: 'refused', status: 404 };
    },
    load: async (call) => {
      calls.push(call);
      return null;
    },
  });
  return { calls, client };
};

describe('the REST client', () => {
  it('passes target, path, method and options of each call to the sender', { tags: ['R7.01'] }, async () => {
    const { calls, client } = clientWithCalls();
    await client.webApi.get('/cities/slug/{slug}', {
      params: { slug: 'berlin' },
      query: { expand: 'country' },
    });
    await client.webApi.patch('/my/languages', {
      authorised: true,
      body: { delete_languages: [{ id: 'de' }] },
    });
    await client.webApi.delete('/my/user', { authorised: true });
    await client.external.get('http://ip/lookup', { query: { ip: '::1' }, silenced: true });
    expect(calls).toEqual([
      {
        target: 'webApi',
        path: '/cities/slug/{slug}',
        params: { slug: 'berlin' },
        query: { expand: 'country' },
      },
      {
        target: 'webApi',
        path: '/my/languages',
        method: 'PATCH',
        authorised: true,
        body: { delete_languages: [{ id: 'de' }] },
      },
      { target: 'webApi', path: '/my/user', method: 'DELETE', authorised: true },
      { target: 'external', path: 'http://ip/lookup', query: { ip: '::1' }, silenced: true },
    ]);
  });

  it('accepts only calls of the contracts, with and without a trailing slash', async () => {
    const { calls, client } = clientWithCalls();
    const { webApi, moreJobs } = client;
    await webApi.get('/phrases/');
    // @ts-expect-error No such path.
    await webApi.get('/towns');
    // @ts-expect-error No such path at this upstream.
    await moreJobs.get('/cities');
    // @ts-expect-error The path takes GET only.
    await webApi.post('/cities', { body: {} });
    // @ts-expect-error No such name in the query.
    await webApi.get('/cities', { query: { town: 'berlin' } });
    // @ts-expect-error The path has a parameter.
    await webApi.get('/cities/slug/{slug}');
    // @ts-expect-error The query has a required value.
    await webApi.get('/posts/similar', { query: { expand: 'city' } });
    // @ts-expect-error No such field in the body.
    await webApi.post('/auth/forgot-password', { body: { address: 'kim@example.org' } });
    // @ts-expect-error The answer is a city.
    const answer: { readonly items: readonly unknown[] } | null = await webApi.get('/cities/id/{id}', {
      params: { id: 1 },
    });
    expect(answer).toBeNull();
    expect(calls).toHaveLength(9);
  });
});
