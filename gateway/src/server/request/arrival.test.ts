import { describe, expect, it } from 'vitest';
import { setUpStack } from '../../../test/setUpStack.ts';

const trusting = setUpStack();
const distrusting = setUpStack({ TRUSTED_PROXIES: '10.0.0.0/8' });

const query = '{ location { latitude } nearbyCities(latitude: 1, longitude: 1) { id } }';

/** Headers by which a proxy describes the visitor. */
const headers = {
  'x-forwarded-for': '93.184.216.34',
  'x-client-class': 'bot',
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
};

const callsBy = async (stack: typeof trusting) => {
  const answer = await stack.gateway.ask(query, { headers });
  return { urls: stack.rest.urls().toSorted(), traceId: answer.headers.get('x-trace-id') };
};

describe('headers that describe the visitor', () => {
  it('are trusted from our proxies', async () => {
    expect(await callsBy(trusting)).toEqual({
      urls: ['/ip_lookup?ip=93.184.216.34'],
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    });
  });

  it('are ignored from any other sender', async () => {
    expect(await callsBy(distrusting)).toEqual({
      urls: ['/ip_lookup?ip=127.0.0.1', '/web-api/en/cities?lat=1&lng=1&limit=4'],
      traceId: expect.stringMatching(/^(?!4bf92f)[0-9a-f]{32}$/) as string,
    });
  });
});

describe('the answer to a client that uses TLS', () => {
  const policyOf = async (stack: typeof trusting, proto: string) =>
    (await stack.gateway.ask(query, { headers: { 'x-forwarded-proto': proto } })).headers.get(
      'strict-transport-security',
    );

  it('lets browsers use nothing else, if a proxy of ours says so', async () => {
    expect(await policyOf(trusting, 'https')).toBe('max-age=63072000');
    expect(await policyOf(trusting, 'http')).toBeNull();
    expect(await policyOf(distrusting, 'https')).toBeNull();
  });
});

describe('the session id', () => {
  it.each([
    ['session-1', { query: 'ber', session_id: 'session-1' }],
    ['two words', { query: 'ber' }],
    ['x'.repeat(201), { query: 'ber' }],
  ])('%s is passed on only in the format of the site', { tags: ['R7.09'] }, async (sessionId, body) => {
    await trusting.gateway.ask('mutation { recordCitySearch(input: { query: "ber" }) { recorded } }', {
      headers: { 'x-session-id': sessionId },
    });
    expect(trusting.rest.calls.map((call) => call.body)).toEqual([body]);
  });
});
