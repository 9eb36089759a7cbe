import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleAccounts } from '../../hosted/providers/standIns.ts';
import { createAccount } from '../accounts.ts';
import { startTestIdentity, type TestIdentity } from '../startTestIdentity.ts';
import { exchange, newAuthorization, newVisitor, site, type Visitor } from './visitor.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

type Name = keyof typeof sampleAccounts;

/** Signs in with the first sample account of a provider. Returns the claims of the id token. */
const signInWith = async (identityProvider: string, name: Name, visitor: Visitor = newVisitor(identity)) => {
  const { url, verifier } = newAuthorization(identity, { identity_provider: identityProvider });
  const choice = await visitor.open(url);
  expect(choice.url).toContain(`/providers/${name}/`);
  const end = await visitor.submit(choice.url, { account: sampleAccounts[name][0]?.id ?? '' });
  const code = new URL(end.url).searchParams.get('code') ?? '';
  const { body } = await exchange(identity, { code, code_verifier: verifier });
  return { body, claims: decodeJwt(String(body['id_token'])) };
};

describe('signing in with the account of a provider', () => {
  it.each([
    ['Google', 'google', 'Google'],
    ['Facebook', 'facebook', 'Facebook'],
    ['auth0', 'auth0', 'OIDC'],
  ] as const)(
    'creates an account of %s with the profile of the provider',
    { tags: ['R3.04', 'R3.05'] },
    async (label, name, type) => {
      const first = await signInWith(label, name);
      const [account] = sampleAccounts[name];
      expect(first.claims).toMatchObject({
        email: account?.email,
        email_verified: name !== 'facebook',
        name: `${account?.givenName} ${account?.familyName}`,
        'custom:appjobs_user_id': `${name}|${account?.id}`,
        'cognito:username': `${name}_${account?.id}`,
        identities: [{ userId: account?.id, providerName: label, providerType: type, primary: 'true' }],
      });
      await identity.call('GetUser', { AccessToken: first.body['access_token'] });
      const second = await signInWith(label, name);
      expect(second.claims.sub).toBe(first.claims.sub);
    },
  );

  it('is offered on the page', async () => {
    const visitor = newVisitor(identity);
    const page = await visitor.open(newAuthorization(identity, { lang: 'de' }).url);
    const link = /href="([^"]+providers\/google)"/.exec(page.text)?.[1] ?? '';
    expect(page.text).toContain('Weiter mit Google');
    const choice = await visitor.open(link);
    expect(choice.text).toContain('Platzhalter für Google');
  });

  it('keeps the account separate from one that signed up with the same address', async () => {
    const email = sampleAccounts.google[0]?.email ?? '';
    const native = await createAccount(identity, email, 'sturdy-otter-42');
    expect((await signInWith('Google', 'google')).claims.sub).not.toBe(native);
  });

  it('asks the provider even if somebody else is signed in', async () => {
    const visitor = newVisitor(identity);
    const google = await signInWith('Google', 'google', visitor);
    const facebook = await signInWith('Facebook', 'facebook', visitor);
    expect(facebook.claims.sub).not.toBe(google.claims.sub);
    const again = await signInWith('Google', 'google', visitor);
    expect(again.claims.sub).toBe(google.claims.sub);
  });

  it('returns to the site with an error when the visitor cancels', async () => {
    const visitor = newVisitor(identity);
    const { url, state } = newAuthorization(identity, { identity_provider: 'Google' });
    const choice = await visitor.open(url);
    const end = new URL((await visitor.submit(choice.url, { cancel: 'yes' })).url);
    expect(end.origin).toBe(site);
    expect(end.searchParams.get('error')).toBe('access_denied');
    expect(end.searchParams.get('state')).toBe(state);
  });

  it('refuses an answer of the provider in another browser or with a changed state or code', async () => {
    const visitor = newVisitor(identity);
    const choice = await visitor.open(newAuthorization(identity, { identity_provider: 'Google' }).url);
    let step = await visitor.request(choice.url, {
      method: 'POST',
      body: new URLSearchParams({ account: sampleAccounts.google[0]?.id ?? '' }),
    });
    let target = step.headers.get('location') ?? '';
    while (!target.includes('/oauth2/idpresponse')) {
      step = await visitor.request(target);
      target = step.headers.get('location') ?? '';
    }
    expect(await newVisitor(identity).open(target)).toMatchObject({ status: 400 });
    const other = await newVisitor(identity).open(newAuthorization(identity).url);
    const uid = other.url.split('/').at(-1) ?? '';
    const forged = target.replace(/(state=\w+\.)[^.]+/, `$1${uid}`);
    expect(await visitor.open(forged)).toMatchObject({ status: 400 });
    const withWrongCode = target.replace(/([?&]code=)[^&]+/, '$1wrong');
    expect(await visitor.open(withWrongCode)).toMatchObject({ status: 400 });
    expect(new URL((await visitor.open(target)).url).searchParams.has('code')).toBe(true);
  });
});
