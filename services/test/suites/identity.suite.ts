import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { webApiOperations } from '../../src/web-api/webApiOperations.ts';
import type { WorldOf } from '../world.ts';

export const identitySuite = (world: WorldOf): void => {
  const answerTo = async (authorization?: string) => {
    const { app } = world();
    const headers = authorization === undefined ? {} : { authorization };
    return app.inject({ method: 'GET', url: '/web-api/en/my/user/metadata/', headers });
  };
  const statusOf = async (token: string) => (await answerTo(`Bearer ${token}`)).statusCode;

  describe('id tokens', () => {
    it('R7.32 GET /my/user/metadata/ answers 401 without a token, the metadata with one', async () => {
      const refused = await answerTo();
      expect(refused.statusCode).toBe(401);
      expect(refused.json()).toEqual({ message: 'A valid id token is needed.' });
      expect(refused.headers['www-authenticate']).toBe('Bearer');
      const answered = await answerTo(`Bearer ${world().identity.tokenOf('ada')}`);
      expect(answered.statusCode).toBe(200);
      expect(answered.json()).toMatchObject({ userId: 'ada', email: 'ada@example.org' });
    });

    it('R7.44 a forged, expired, foreign or other kind of token answers 401', async () => {
      const { identity } = world();
      const now = Math.floor(Date.now() / 1000);
      const good = identity.tokenOf('ada');
      const [header = '', claims = '', signature = ''] = good.split('.');
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const otherClaims = Buffer.from(JSON.stringify({ sub: 'eve' })).toString('base64url');
      const none = Buffer.from(JSON.stringify({ alg: 'none', kid: 'key-0' })).toString('base64url');
      expect(await statusOf(good)).toBe(200);
      for (const token of [
        identity.tokenOf('ada', { key: privateKey }),
        identity.tokenOf('ada', { header: { kid: 'nobody' } }),
        identity.tokenOf('ada', { header: { alg: 'HS256' } }),
        identity.tokenOf('ada', { header: { crit: ['exp'] } }),
        identity.tokenOf('ada', { claims: { exp: now - 60 } }),
        identity.tokenOf('ada', { claims: { exp: undefined } }),
        identity.tokenOf('ada', { claims: { nbf: now + 600 } }),
        identity.tokenOf('ada', { claims: { aud: 'somebody-else' } }),
        identity.tokenOf('ada', { claims: { iss: 'https://elsewhere.test' } }),
        identity.tokenOf('ada', { claims: { token_use: 'access' } }),
        identity.tokenOf('ada', { claims: { sub: '' } }),
        `${header}.${otherClaims}.${signature}`,
        `${none}.${claims}.`,
        `${header}.${claims}`,
        'nonsense',
        'x'.repeat(9_000),
      ]) {
        expect(await statusOf(token)).toBe(401);
      }
      expect((await answerTo(`Basic ${good}`)).statusCode).toBe(401);
    });

    it('R7.43 each call for signed-in users answers 401 without and with a bad token', async () => {
      const { app } = world();
      const forUsers = webApiOperations.filter(({ schema }) => schema.security !== undefined);
      const paths = forUsers.map(({ method, url }) => `${method} ${url}`);
      const ofUser = webApiOperations.filter(({ url }) => url.startsWith('/my/'));
      expect(ofUser).toHaveLength(10);
      expect(paths).toEqual(expect.arrayContaining(ofUser.map(({ method, url }) => `${method} ${url}`)));
      expect(paths).toHaveLength(20);
      for (const { method, url } of forUsers) {
        for (const headers of [{}, { authorization: 'Bearer bad' }]) {
          const path = `/web-api/en${url.replace(/:\w+/, '1')}`;
          // No body: whoever is not signed in learns nothing of what is expected.
          const answer = await app.inject({ method, url: path, headers });
          expect(`${method} ${url} ${answer.statusCode}`).toBe(`${method} ${url} 401`);
        }
      }
    });

    it('asks for the keys once, and again only when an unknown one signs', async () => {
      const { identity } = world();
      const before = identity.keyRequests();
      await Promise.all(Array.from({ length: 5 }, () => statusOf(identity.tokenOf('ada'))));
      expect(identity.keyRequests()).toBe(Math.max(1, before));
    });
  });
};
