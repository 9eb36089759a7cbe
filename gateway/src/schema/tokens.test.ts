import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeRest, type FakeRest } from '../../test/fakeRest.ts';
import { cityRow, metadataRow } from '../../test/rows.ts';
import { startGateway, type RunningGateway } from '../../test/startGateway.ts';
import { startIdentity, type RunningIdentity } from '../../test/startIdentity.ts';
import { toGlobalId } from '../builder/globalId.ts';

let rest: FakeRest;
let identity: RunningIdentity;
let gateway: RunningGateway;
let cutOff: RunningGateway;
beforeAll(async () => {
  [rest, identity] = await Promise.all([startFakeRest(), startIdentity()]);
  gateway = await startGateway(rest.origin, identity.env);
  cutOff = await startGateway(rest.origin, { ...identity.env, JWKS_URL: 'http://127.0.0.1:9/jwks.json' });
});
afterAll(() => Promise.all([gateway.stop(), cutOff.stop(), rest.stop(), identity.stop()]));

const [cityPath, metadataPath] = ['/web-api/en/cities/slug/berlin', '/web-api/en/my/user/metadata/'];
beforeEach(() => {
  rest.reset();
  rest.on(cityPath, cityRow());
  rest.on(metadataPath, metadataRow());
});

const city = 'city(slug: "berlin") { name }';
const metadata = 'viewer { id metadata { country } }';
const idOf = (account: string) => toGlobalId('User', account);
const init = 'mutation { initUser(input: {}) { user { userId } } }';
const ask = (to: RunningGateway, query: string, token: string) =>
  to.ask(query, { headers: { authorization: `Bearer ${token}` } });

describe('a request with a token', () => {
  it('that is valid gets the data of its user', { tags: ['R6.27'] }, async () => {
    const { data, errors } = await ask(gateway, `{ ${city} ${metadata} }`, identity.tokenOf('ada'));
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      city: { name: 'Berlin' },
      viewer: { id: idOf('ada'), metadata: { country: 'DE' } },
    });
  });

  it(
    'that is invalid gets all public data, and the sign-in message for its own, without a call',
    { tags: ['R6.27', 'R6.28', 'R8.03'] },
    async () => {
      const expired = identity.changedToken('ada', { claims: { exp: Math.floor(Date.now() / 1000) - 60 } });
      for (const token of [expired, 'a.b.c']) {
        expect(await ask(gateway, `{ ${city} }`, token)).toMatchObject({
          data: { city: { name: 'Berlin' } },
        });
        rest.calls.length = 0;
        const { data, errors } = await ask(gateway, `{ ${city} ${metadata} }`, token);
        expect(data).toEqual({ city: { name: 'Berlin' }, viewer: null });
        expect(errors).toHaveLength(1);
        expect(errors?.[0]).toMatchObject({
          message: 'Unauthorized. Please sign in again.',
          path: ['viewer'],
          extensions: { code: 'UNAUTHENTICATED', status: 401 },
        });
        expect(rest.calls.map(({ url }) => url.split('?')[0])).toEqual([cityPath]);
      }
    },
  );

  it('that cannot be verified gets all public data, and is told that its own is unavailable', async () => {
    const token = identity.tokenOf('ada');
    const { data, errors } = await ask(cutOff, `{ ${city} ${metadata} }`, token);
    expect(data).toEqual({ city: { name: 'Berlin' }, viewer: { id: idOf('ada'), metadata: null } });
    expect(errors).toHaveLength(1);
    expect(errors?.[0]).toMatchObject({
      message: 'Cannot load my metadata. Please try again later or contact us at help@site.example.',
      extensions: { code: 'UPSTREAM_ERROR', status: 503 },
    });
    expect((await ask(cutOff, init, token)).errors?.[0]?.extensions).toMatchObject({
      code: 'UPSTREAM_ERROR',
      status: 503,
      silenced: true,
    });
    expect(rest.calls.map(({ url }) => url.split('?')[0])).toEqual([cityPath]);
    expect(cutOff.logged).toContainEqual(expect.objectContaining({ msg: 'token not verified' }));
    expect(JSON.stringify(cutOff.logged)).not.toContain(token);
  });
});
