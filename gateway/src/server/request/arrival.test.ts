import { describe, expect, it } from 'vitest';
import { world } from '../../../test/world.ts';

const behindOurs = world();
const behindNobody = world({ TRUSTED_PROXIES: '10.0.0.0/8' });

const query = '{ location { latitude } nearbyCities(latitude: 1, longitude: 1) { id } }';

/** What a proxy says of the visitor it asks for. */
const headers = {
  'x-forwarded-for': '93.184.216.34',
  'x-client-class': 'bot',
  'x-trace-id': 'trace-of-theirs',
};

const heardBy = async (at: typeof behindOurs) => {
  const answer = await at.gateway.ask(query, { headers });
  return { urls: at.rest.urls().toSorted(), traceId: answer.headers.get('x-trace-id') };
};

describe('what is said of a visitor', () => {
  it('counts from a proxy of ours', async () => {
    expect(await heardBy(behindOurs)).toEqual({
      urls: ['/ip_lookup?ip=93.184.216.34'],
      traceId: 'trace-of-theirs',
    });
  });

  it('counts for nothing from anybody else', async () => {
    expect(await heardBy(behindNobody)).toEqual({
      urls: ['/ip_lookup?ip=127.0.0.1', '/web-api/en/cities?lat=1&lng=1&limit=4'],
      traceId: expect.stringMatching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string,
    });
  });
});

describe('the session id', () => {
  it.each([
    ['session-1', { query: 'ber', session_id: 'session-1' }],
    ['two words', { query: 'ber' }],
    ['x'.repeat(201), { query: 'ber' }],
  ])(
    '%s is passed on when it is of the form that the site makes',
    { tags: ['R7.09'] },
    async (sessionId, body) => {
      await behindOurs.gateway.ask('mutation { recordCitySearch(input: { query: "ber" }) { recorded } }', {
        headers: { 'x-session-id': sessionId },
      });
      expect(behindOurs.rest.calls.map((call) => call.body)).toEqual([body]);
    },
  );
});
