import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityOidcRecords } from '../../../services/src/db/schema/identity/signIn.ts';
import { identityUsers } from '../../../services/src/db/schema/identity/user.ts';
import { createAccount, signInWithPassword } from '../accounts.ts';
import { adminOf, startTestIdentity, type TestIdentity } from '../startTestIdentity.ts';
import { enterOnPage, signInOnPage } from './signInOnPage.ts';
import { exchange, formAction, newAuthorization, newVisitor, site, type Visitor } from './visitor.ts';

const email = 'kim@example.org';
const password = 'sturdy-otter-42';
const credentials = { email, password };

let identity: TestIdentity;
let userId: string;
beforeAll(async () => {
  identity = await startTestIdentity();
  userId = await createAccount(identity, email, password);
});
afterAll(() => identity.stop());

const enable = (enabled: boolean) =>
  identity.deps.database.orm.update(identityUsers).set({ enabled }).where(eq(identityUsers.id, userId));

describe('the hosted sign-in', () => {
  it(
    'returns to the site with a code for tokens that the operations accept',
    { tags: ['R7.106', 'R7.107', 'R7.108', 'R7.109'] },
    async () => {
      const { verifier, state, returned, code } = await signInOnPage(identity, credentials, { nonce: 'n-1' });
      expect(verifier).toHaveLength(128);
      expect(state).toHaveLength(32);
      expect(returned.origin + returned.pathname).toBe(`${site}/`);
      expect(returned.searchParams.get('state')).toBe(state);

      const { status, body, headers } = await exchange(identity, { code, code_verifier: verifier });
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { token_type: 'Bearer', expires_in: 3600 },
      });
      expect(headers.get('access-control-allow-origin')).toBe(site);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(decodeJwt(String(body['id_token']))).toMatchObject({ sub: userId, email, nonce: 'n-1' });
      expect(decodeJwt(String(body['access_token']))).toMatchObject({
        scope: 'phone email profile openid aws.cognito.signin.user.admin',
        client_id: identity.settings.clientId,
      });
      expect(await identity.call('GetUser', { AccessToken: body['access_token'] })).toMatchObject({
        Username: userId,
      });
    },
  );

  it('refuses a request without PKCE, or with a method other than S256', { tags: ['R7.107'] }, async () => {
    for (const changes of [
      { code_challenge: undefined, code_challenge_method: undefined },
      { code_challenge_method: 'plain' },
    ]) {
      const { url, state } = newAuthorization(identity, changes);
      const { searchParams } = new URL((await newVisitor(identity).open(url)).url);
      expect(searchParams.get('error')).toBe('invalid_request');
      expect(searchParams.get('state')).toBe(state);
    }
  });

  it('refuses long values, and stores nothing of them', async () => {
    const { orm } = identity.deps.database;
    const stored = async () => (await orm.select().from(identityOidcRecords)).length;
    const begin = async (changes: Record<string, string>) =>
      (await newVisitor(identity).request(newAuthorization(identity, changes).url)).status;
    const before = await stored();
    expect(await begin({ state: 'x'.repeat(1025) })).toBe(400);
    expect(await begin({ nonce: 'x'.repeat(1025) })).toBe(400);
    expect(await begin({ login_hint: 'x'.repeat(4000) })).toBe(400);
    expect(await stored()).toBe(before);
    expect(await begin({ state: 'x'.repeat(1024), nonce: 'x'.repeat(1024) })).toBe(303);
  });

  it('refuses a code with another verifier or from another page', { tags: ['R7.107'] }, async () => {
    const { verifier, code } = await signInOnPage(identity, credentials);
    const wrong = await exchange(identity, { code, code_verifier: 'x'.repeat(128) });
    expect(wrong).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const elsewhere = await exchange(identity, {
      code,
      code_verifier: verifier,
      redirect_uri: `${site}/de`,
    });
    expect(elsewhere).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('does not sign in somebody who planted their cookies before the login', async () => {
    const [attacker, victim] = [newVisitor(identity), newVisitor(identity)];
    const page = await attacker.open(newAuthorization(identity).url);
    for (const [name, cookie] of attacker.cookies) victim.cookies.set(name, cookie);
    const end = await victim.submit(formAction(page), credentials);
    expect(new URL(end.url).searchParams.get('code')).not.toBeNull();
    const again = await attacker.open(newAuthorization(identity).url);
    expect(again.text).toContain('name="password"');
    expect(new URL(again.url).searchParams.get('code')).toBeNull();
  });

  it('ends the sign-in of a code that is used again', async () => {
    const { verifier, code } = await signInOnPage(identity, credentials);
    const send = () => exchange(identity, { code, code_verifier: verifier });
    const { body } = await send();
    const tokens = { AccessToken: body['access_token'], RefreshToken: body['refresh_token'] };
    await identity.call('GetUser', tokens);
    expect(await send()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    await expect(identity.call('GetUser', tokens)).rejects.toThrow('Access Token has been revoked');
    await expect(identity.call('GetTokensFromRefreshToken', tokens)).rejects.toThrow(
      'Refresh Token has been revoked',
    );
  });

  it('gives no usable tokens for a code that is sent twice at the same time', async () => {
    const { verifier, code } = await signInOnPage(identity, credentials);
    const answers = await Promise.all(
      [1, 2].map(() => exchange(identity, { code, code_verifier: verifier })),
    );
    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted.length).toBeLessThanOrEqual(1);
    for (const { body } of accepted)
      await expect(identity.call('GetUser', { AccessToken: body['access_token'] })).rejects.toThrow(
        'Access Token has been revoked',
      );
  });

  it('redirects to the home pages of the site and nowhere else', async () => {
    const german = await signInOnPage(identity, credentials, { redirect_uri: `${site}/de` });
    expect(german.returned.origin + german.returned.pathname).toBe(`${site}/de`);
    for (const target of ['http://evil.test/', `${site}/berlin`, `${site}.evil.test/`, `${site}/?next=x`]) {
      const { url } = newAuthorization(identity, { redirect_uri: target });
      const answer = await newVisitor(identity).open(url);
      expect(answer).toMatchObject({ status: 400 });
      expect(answer.headers.get('location')).toBeNull();
      expect(answer.text).toContain(`href="${site}/"`);
    }
  });

  it('refuses an unknown client, other response types and other origins', async () => {
    const open = async (changes: Record<string, string>) =>
      newVisitor(identity).open(newAuthorization(identity, changes).url);
    expect(await open({ client_id: 'someone-else' })).toMatchObject({ status: 400 });
    const token = new URL((await open({ response_type: 'token' })).url);
    expect(token.origin + token.search + token.hash).toContain('unsupported_response_type');
    const answer = await fetch(`${identity.settings.origin}/oauth2/token`, {
      method: 'POST',
      headers: { origin: 'http://evil.test' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: identity.settings.clientId,
      }),
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('sets cookies that scripts and other sites cannot use, and a new session at each sign-in', async () => {
    const { url } = newAuthorization(identity);
    const visitor = newVisitor(identity);
    const cookies: string[] = [];
    const keep = (headers: Headers) => cookies.push(...headers.getSetCookie());
    const started = await visitor.request(url);
    keep(started.headers);
    const page = started.headers.get('location') ?? '';
    const sent = await visitor.request(page, { method: 'POST', body: new URLSearchParams(credentials) });
    const ended = await visitor.request(sent.headers.get('location') ?? '');
    keep(ended.headers);
    expect(cookies.some((cookie) => cookie.startsWith('hosted_session='))).toBe(true);
    expect(started.headers.getSetCookie().some((cookie) => cookie.startsWith('hosted_session='))).toBe(false);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; httponly/i);
      expect(cookie).toMatch(/; samesite=lax/i);
    }
    const before = visitor.cookies.get('hosted_session /')?.value;
    await enterOnPage(identity, credentials, { prompt: 'login' }, visitor);
    expect(visitor.cookies.get('hosted_session /')?.value).not.toBe(before);
  });

  it('sets secure cookies and redirects to its own address behind TLS', async () => {
    const secure = await startTestIdentity({ origin: 'https://id.site.test' });
    const { url } = newAuthorization(secure);
    const answer = await fetch(secure.settings.origin + url, {
      redirect: 'manual',
      headers: { 'x-forwarded-host': 'evil.test' },
    });
    expect(answer.headers.getSetCookie().length).toBeGreaterThan(0);
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/; secure/i);
    expect(JSON.stringify([...answer.headers])).not.toContain('evil.test');
    await secure.stop();
  });

  it(
    'keeps a session, ends it at sign-out, and redirects only to listed pages',
    { tags: ['R4.10'] },
    async () => {
      const { visitor } = await signInOnPage(identity, credentials);
      const again = await visitor.open(newAuthorization(identity).url);
      expect(new URL(again.url).searchParams.has('code')).toBe(true);

      const logout = (target: string) =>
        visitor.open(
          `/logout?${new URLSearchParams({ client_id: identity.settings.clientId, logout_uri: target })}`,
        );
      expect(await logout('http://evil.test/')).toMatchObject({ status: 400 });
      expect(await logout(`${site}/berlin`)).toMatchObject({ status: 400 });
      expect((await logout(`${site}/de`)).url).toBe(`${site}/de`);
      expect((await visitor.open(newAuthorization(identity).url)).text).toContain('type="password"');
    },
  );

  it('ends its sessions and codes when the password is changed, reset, or signed out everywhere', async () => {
    const person = { email: 'lee@example.org', password };
    const id = await createAccount(identity, person.email, password);
    const isAsked = async (visitor: Visitor) =>
      (await visitor.open(newAuthorization(identity).url)).text.includes('type="password"');
    const tokens = async () =>
      (await signInWithPassword(identity, person.email, person.password)).accessToken;

    const changed = await signInOnPage(identity, person);
    expect(await isAsked(changed.visitor)).toBe(false);
    const ProposedPassword = 'brave-heron-77';
    await identity.call('ChangePassword', {
      AccessToken: await tokens(),
      PreviousPassword: password,
      ProposedPassword,
    });
    expect(await isAsked(changed.visitor)).toBe(true);
    expect(await exchange(identity, { code: changed.code, code_verifier: changed.verifier })).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });

    person.password = ProposedPassword;
    const everywhere = await signInOnPage(identity, person);
    await identity.call('GlobalSignOut', { AccessToken: await tokens() });
    expect(await isAsked(everywhere.visitor)).toBe(true);

    const reset = await signInOnPage(identity, person);
    const stranger = await signInOnPage(identity, credentials);
    await adminOf(identity).setPassword(id, 'quiet-otter-11');
    expect(await isAsked(reset.visitor)).toBe(true);
    expect(await isAsked(stranger.visitor)).toBe(false);
  });

  it('gives a disabled account neither a code, nor tokens for an old one, nor a session', async () => {
    const { visitor, code, verifier } = await signInOnPage(identity, credentials);
    await enable(false);
    expect(await exchange(identity, { code, code_verifier: verifier })).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect((await visitor.open(newAuthorization(identity).url)).text).toContain('type="password"');
    expect((await enterOnPage(identity, credentials)).end.text).toContain('This account is locked.');
    await enable(true);
  });

  it('refreshes and revokes its tokens', async () => {
    const { code, verifier } = await signInOnPage(identity, credentials);
    const { body } = await exchange(identity, { code, code_verifier: verifier });
    const refresh = { grant_type: 'refresh_token', refresh_token: String(body['refresh_token']) };
    expect(await exchange(identity, refresh)).toMatchObject({ status: 200 });
    await identity.call('GetTokensFromRefreshToken', { RefreshToken: body['refresh_token'] });

    const info = () =>
      fetch(`${identity.settings.origin}/oauth2/userInfo`, {
        headers: { authorization: `Bearer ${String(body['access_token'])}` },
      });
    expect(await (await info()).json()).toMatchObject({ sub: userId, email, email_verified: 'true' });
    const revoked = await fetch(`${identity.settings.origin}/oauth2/revoke`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: identity.settings.clientId,
        token: String(body['refresh_token']),
      }),
    });
    expect(revoked.status).toBe(200);
    expect(await exchange(identity, refresh)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect((await info()).status).toBe(401);
  });

  it('serves its discovery document at the issuer and at the origin', async () => {
    const { origin, poolId } = identity.settings;
    for (const place of [origin, `${origin}/${poolId}`]) {
      const answer = await fetch(`${place}/.well-known/openid-configuration`);
      expect(await answer.json()).toMatchObject({
        issuer: `http://localhost/${poolId}`,
        response_types_supported: ['code'],
        code_challenge_methods_supported: ['S256'],
      });
    }
  });

  it('deletes records that have expired', async () => {
    const { orm } = identity.deps.database;
    await orm.update(identityOidcRecords).set({ expiresAt: new Date(0) });
    await newVisitor(identity).open(newAuthorization(identity).url);
    const left = await orm.select({ expiresAt: identityOidcRecords.expiresAt }).from(identityOidcRecords);
    expect(left.every(({ expiresAt }) => expiresAt.getTime() > Date.now())).toBe(true);
  });
});
