import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allowsGuests } from '../../src/rest/authorised.ts';
import { webApiTags } from '../../src/web-api/webApiTags.ts';
import type { TestIdentity } from '../testIdentity.ts';
import type { ServicesOf } from '../testServices.ts';

const otherKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** Replaces the header or the claims of a token, and its signature if a new one is passed. */
const withPart = (token: string, at: 0 | 1, content: object, signature?: string): string => {
  const parts = token.split('.');
  parts[at] = Buffer.from(JSON.stringify(content)).toString('base64url');
  if (signature !== undefined) parts[2] = signature;
  return parts.join('.');
};

export const identitySuite = (services: ServicesOf): void => {
  const answerTo = async (authorization?: string) => {
    const { app } = services();
    const headers = authorization === undefined ? {} : { authorization };
    return app.inject({ method: 'GET', url: '/web-api/en/my/user/metadata/', headers });
  };
  const statusOf = async (token: string) => (await answerTo(`Bearer ${token}`)).statusCode;

  describe('id tokens', () => {
    it(
      'GET /my/user/metadata/ answers 401 without a token and the metadata with one',
      { tags: ['R7.32'] },
      async () => {
        const rejected = await answerTo();
        expect(rejected.statusCode).toBe(401);
        expect(rejected.json()).toEqual({ message: 'A valid id token is required.' });
        expect(rejected.headers['www-authenticate']).toBe('Bearer');
        const claims = { email_verified: true };
        const answered = await answerTo(`Bearer ${services().identity.tokenOf('ada', { claims })}`);
        expect(answered.statusCode).toBe(200);
        expect(answered.json()).toMatchObject({ userId: 'ada', email: 'ada@example.org' });
      },
    );

    it(
      'accepts valid tokens, including those with several audiences or a small clock difference',
      { tags: ['R7.44'] },
      async () => {
        const { identity } = services();
        const now = Math.floor(Date.now() / 1000);
        for (const claims of [{}, { aud: ['somebody-else', identity.settings.clientId] }, { nbf: now + 2 }]) {
          expect(await statusOf(identity.tokenOf('ada', { claims }))).toBe(200);
        }
      },
    );

    it.each<[what: string, tokenOf: (identity: TestIdentity, now: number) => string]>([
      ['signed by another key', ({ tokenOf }) => tokenOf('ada', { key: otherKey() })],
      ['with an unknown key id', ({ tokenOf }) => tokenOf('ada', { header: { kid: 'nobody' } })],
      ['with another algorithm', ({ tokenOf }) => tokenOf('ada', { header: { alg: 'HS256' } })],
      ['with a critical header', ({ tokenOf }) => tokenOf('ada', { header: { crit: ['exp'] } })],
      ['that has expired', ({ tokenOf }, now) => tokenOf('ada', { claims: { exp: now - 6 } })],
      ['without expiry', ({ tokenOf }) => tokenOf('ada', { claims: { exp: undefined } })],
      ['whose expiry is not a number', ({ tokenOf }) => tokenOf('ada', { claims: { exp: '9999999999' } })],
      ['that is not valid yet', ({ tokenOf }, now) => tokenOf('ada', { claims: { nbf: now + 600 } })],
      ['for another client', ({ tokenOf }) => tokenOf('ada', { claims: { aud: 'somebody-else' } })],
      ['for several other clients', ({ tokenOf }) => tokenOf('ada', { claims: { aud: ['one', 'two'] } })],
      ['from another issuer', ({ tokenOf }) => tokenOf('ada', { claims: { iss: 'https://elsewhere.test' } })],
      ['that is an access token', ({ tokenOf }) => tokenOf('ada', { claims: { token_use: 'access' } })],
      ['without a subject', ({ tokenOf }) => tokenOf('')],
      ['with U+0000 in the subject', ({ tokenOf }) => tokenOf('a\0da')],
      ['with a subject of 256 characters', ({ tokenOf }) => tokenOf('a'.repeat(256))],
      ['longer than 8 KiB', ({ tokenOf }) => tokenOf('ada', { claims: { more: 'x'.repeat(8_192) } })],
      ['with changed claims', ({ tokenOf }) => withPart(tokenOf('ada'), 1, { sub: 'eve' })],
      [
        'without a signature',
        ({ tokenOf }) => withPart(tokenOf('ada'), 0, { alg: 'none', kid: 'key-0' }, ''),
      ],
      ['with two parts', ({ tokenOf }) => tokenOf('ada').split('.', 2).join('.')],
      ['that is not a JWT', () => 'nonsense'],
    ])('answers 401 to a token %s', { tags: ['R7.44'] }, async (_what, tokenOf) => {
      expect(await statusOf(tokenOf(services().identity, Math.floor(Date.now() / 1000)))).toBe(401);
    });

    it('answers 401 to a valid token with another authentication scheme', { tags: ['R7.44'] }, async () => {
      expect((await answerTo(`Basic ${services().identity.tokenOf('ada')}`)).statusCode).toBe(401);
    });

    it(
      'answers 401 in every operation for signed-in users without a token or with an invalid one',
      { tags: ['R7.43'] },
      async () => {
        const { app } = services();
        const operations = webApiTags.flatMap((tag) => tag.operations);
        const forUsers = operations.filter(({ schema }) => !allowsGuests(schema.security ?? []));
        const paths = forUsers.map(({ method, url }) => `${method} ${url}`);
        const ofUser = operations.filter(({ url }) => url.startsWith('/my/'));
        expect(ofUser).toHaveLength(23);
        expect(paths).toEqual(expect.arrayContaining(ofUser.map(({ method, url }) => `${method} ${url}`)));
        expect(paths).toHaveLength(41);
        for (const { method, url } of forUsers) {
          for (const headers of [{}, { authorization: 'Bearer bad' }]) {
            const path = `/web-api/en${url.replace(/:\w+/, '1')}`;
            // Without a body, because the token is checked before the body.
            const answer = await app.inject({ method, url: path, headers });
            expect(`${method} ${url} ${answer.statusCode}`).toBe(`${method} ${url} 401`);
          }
        }
      },
    );

    it('fetches the keys once, and again only for unknown key ids', async () => {
      const { identity } = services();
      const before = identity.keyRequests();
      await Promise.all(Array.from({ length: 5 }, () => statusOf(identity.tokenOf('ada'))));
      expect(identity.keyRequests()).toBe(Math.max(1, before));
    });
  });
};
