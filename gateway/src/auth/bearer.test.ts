import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyPair, startIdentity, type RunningIdentity } from '../../test/startIdentity.ts';
import { parseConfig } from '../config/parseConfig.ts';
import { bearerReader } from './bearer.ts';

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

beforeEach(() => {
  Object.assign(identity.published, { status: 200, requests: 0 });
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const newReader = () => bearerReader(parseConfig(identity.env).identity);
const advance = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** Replaces the header or the claims of a token, and its signature if a new one is passed. */
const withPart = (token: string, at: 0 | 1, content: object, signature?: string): string => {
  const parts = token.split('.');
  parts[at] = Buffer.from(JSON.stringify(content)).toString('base64url');
  if (signature !== undefined) parts[2] = signature;
  return parts.join('.');
};

describe('the bearer of a request', () => {
  it('is a user with a valid token and a guest without one', { tags: ['R6.27'] }, async () => {
    const read = newReader();
    const token = identity.tokenOf('ada');
    expect(await read(token)).toEqual({ kind: 'user', token, subject: 'ada' });
    expect(await read(null)).toEqual({ kind: 'guest' });
  });

  it.each<[what: string, tokenOf: (identity: RunningIdentity, now: number) => string]>([
    ['signed by another key', ({ changedToken }) => changedToken('ada', { key: keyPair().privateKey })],
    ['with an unknown key id', ({ changedToken }) => changedToken('ada', { header: { kid: 'nobody' } })],
    ['without a key id', ({ changedToken }) => changedToken('ada', { header: { kid: undefined } })],
    ['with another algorithm', ({ changedToken }) => changedToken('ada', { header: { alg: 'HS256' } })],
    ['that has expired', ({ changedToken }, now) => changedToken('ada', { claims: { exp: now - 6 } })],
    ['without expiry', ({ changedToken }) => changedToken('ada', { claims: { exp: undefined } })],
    ['that is not valid yet', ({ changedToken }, now) => changedToken('ada', { claims: { nbf: now + 600 } })],
    ['for another client', ({ changedToken }) => changedToken('ada', { claims: { aud: 'somebody-else' } })],
    [
      'from another issuer',
      ({ changedToken }) => changedToken('ada', { claims: { iss: 'https://elsewhere.example' } }),
    ],
    [
      'that is an access token',
      ({ changedToken }) => changedToken('ada', { claims: { token_use: 'access' } }),
    ],
    ['without a use', ({ changedToken }) => changedToken('ada', { claims: { token_use: undefined } })],
    ['longer than 8 KiB', ({ changedToken }) => changedToken('ada', { claims: { more: 'x'.repeat(8_192) } })],
    ['with changed claims', ({ tokenOf }) => withPart(tokenOf('ada'), 1, { sub: 'eve' })],
    ['without a signature', ({ tokenOf }) => withPart(tokenOf('ada'), 0, { alg: 'none', kid: 'key-0' }, '')],
    ['that names no account', ({ changedToken }) => changedToken('ada', { claims: { sub: undefined } })],
    ['that is not a JWT', () => 'nonsense'],
    ['that is empty', () => ''],
  ])('is rejected with a token %s', { tags: ['R6.27', 'R8.03'] }, async (_what, tokenOf) => {
    const token = tokenOf(identity, Math.floor(Date.now() / 1000));
    expect(await newReader()(token)).toEqual({ kind: 'rejected' });
  });

  it('is verified once until the token expires', async () => {
    const read = newReader();
    const token = identity.tokenOf('ada');
    await read(token);
    const verify = vi.spyOn(crypto.subtle, 'verify');
    advance(599);
    expect((await read(token)).kind).toBe('user');
    expect(verify).not.toHaveBeenCalled();
    advance(7);
    expect(await read(token)).toEqual({ kind: 'rejected' });
    verify.mockRestore();
  });

  it('is known by a new key of the identity service, and by the previous one while it is published', async () => {
    const read = newReader();
    const before = identity.tokenOf('ada');
    await read(before);
    identity.rotate();
    advance(31);
    const after = identity.tokenOf('bob');
    expect((await read(after)).kind).toBe('user');
    expect((await read(identity.changedToken('cid', { header: { kid: 'key-9' } }))).kind).toBe('rejected');
    expect(identity.published.requests).toBe(2);
  });

  it('stays known while the keys cannot be read, and nobody is taken for signed out', async () => {
    const read = newReader();
    expect((await read(identity.tokenOf('ada'))).kind).toBe('user');
    identity.published.status = 500;
    advance(2 * 3_600);
    expect((await read(identity.tokenOf('bob'))).kind).toBe('user');
    expect((await newReader()(identity.tokenOf('ada'))).kind).toBe('unverified');
    advance(23 * 3_600);
    expect((await read(identity.tokenOf('cid'))).kind).toBe('unverified');
    identity.published.status = 200;
    advance(6);
    expect((await read(identity.tokenOf('cid'))).kind).toBe('user');
  });
});
