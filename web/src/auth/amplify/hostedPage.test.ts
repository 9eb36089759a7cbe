import { afterEach, expect, it, vi } from 'vitest';
import { embeddedAuth } from '../../config/AuthConfig.ts';
import { completeHostedSignIn } from './hostedPage.ts';

vi.mock('aws-amplify/auth/enable-oauth-listener', () => ({}));
vi.mock('aws-amplify/auth', () => ({}));

afterEach(() => vi.unstubAllGlobals());

it('the exchange of the code can be aborted, and no other request', { tags: ['R9.08'] }, async () => {
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', sent);
  const { signal } = new AbortController();
  const auth = { ...embeddedAuth, identityOrigin: null, oauthDomain: 'login.example.org' };
  await completeHostedSignIn(auth, signal);
  await fetch('https://login.example.org/oauth2/token', { method: 'POST' });
  await fetch('/graphql', { method: 'POST' });
  expect(sent.mock.calls).toEqual([
    ['https://login.example.org/oauth2/token', { method: 'POST', signal }],
    ['/graphql', { method: 'POST' }],
  ]);
});
