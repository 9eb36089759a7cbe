import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../call.ts';
import { nextTotpCode, totpCode } from '../conformance/totpCodes.ts';
import { createConfirmedUser, createSignedInUser, password, prolongLocks } from '../testUsers.ts';
import { startTestIdentity, type TestIdentity } from '../startTestIdentity.ts';
import { enterOnPage } from './signInOnPage.ts';
import { formAction, hiddenFields, newAuthorization } from './visitor.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

/** Creates an account with an authenticator app. */
const withApp = async () => {
  const { email, AccessToken } = await createSignedInUser(identity);
  const { body } = await call(identity, 'AssociateSoftwareToken', { AccessToken });
  const secret = String(body['SecretCode']);
  const usedCode = totpCode(secret);
  await call(identity, 'VerifySoftwareToken', { AccessToken, UserCode: usedCode });
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await call(identity, 'SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
  return { email, secret, usedCode };
};

describe('the second factor of the hosted sign-in', () => {
  it('is demanded after the password, and its code works once', async () => {
    const { email, secret, usedCode } = await withApp();
    const { visitor, end } = await enterOnPage(identity, { email, password });
    expect(end.text).toContain('authenticator app');
    const fields = hiddenFields(end);
    const wrong = await visitor.submit(formAction(end), { ...fields, answer: '000000' });
    expect(wrong.text).toContain('That code is wrong or has expired.');
    const used = await visitor.submit(formAction(end), { ...fields, answer: usedCode });
    expect(used.text).toContain('That code is wrong or has expired.');
    const right = await visitor.submit(formAction(end), { ...fields, answer: nextTotpCode(secret) });
    expect(new URL(right.url).searchParams.has('code')).toBe(true);
  });

  it('cannot be skipped, answered for another user, or guessed', async () => {
    const { email } = await withApp();
    const { visitor, end, page } = await enterOnPage(identity, { email, password });
    expect((await visitor.open(newAuthorization(identity).url)).text).toContain('type="password"');
    expect((await visitor.open(page.url)).text).toContain('type="password"');
    const other = await createConfirmedUser(identity);
    const fields = hiddenFields(end);
    const asOther = { ...fields, username: other, answer: '000000' };
    expect((await visitor.submit(formAction(end), asOther)).text).toContain('type="password"');
    for (const name of ['CUSTOM_CHALLENGE', 'PASSWORD_VERIFIER', 'MFA_SETUP', 'NEW_PASSWORD_REQUIRED']) {
      const answer = { ...fields, name, answer: 'sturdy-otter-43' };
      const { url } = await visitor.submit(formAction(end), answer);
      expect(new URL(url).searchParams.has('code')).toBe(false);
    }
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const again = await enterOnPage(identity, { email, password });
      const answer = { ...hiddenFields(again.end), answer: '000000' };
      await again.visitor.submit(formAction(again.end), answer);
    }
    await prolongLocks(identity);
    expect((await enterOnPage(identity, { email, password })).end.text).toContain('Too many attempts.');
  });

  it('is set up elsewhere by accounts that must have one', async () => {
    const email = await createConfirmedUser(identity);
    await identity.deps.database.orm.execute(
      `update identity_users set mfa_required = true where username = '${email}'`,
    );
    const { end } = await enterOnPage(identity, { email, password });
    expect(end.text).toContain('log in there');
  });

  it('asks for a new password where one is required, and refuses a weak one', async () => {
    const email = await createConfirmedUser(identity);
    await identity.deps.database.orm.execute(
      `update identity_users set status = 'FORCE_CHANGE_PASSWORD' where username = '${email}'`,
    );
    const { visitor, end } = await enterOnPage(identity, { email, password });
    const fields = hiddenFields(end);
    const weak = await visitor.submit(formAction(end), { ...fields, answer: 'short' });
    expect(weak.text).toContain('too easy to guess');
    const strong = await visitor.submit(formAction(end), { ...fields, answer: 'another-heron-77' });
    expect(new URL(strong.url).searchParams.has('code')).toBe(true);
  });
});
