import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityOidcRecords } from '../../services/src/db/schema/identity/signIn.ts';
import { listMails } from '../../services/src/mail/mailStore.ts';
import { call, parametersIn, tokensIn } from './call.ts';
import { createConfirmedUser, password, signInWith, createUnconfirmedUser } from './testUsers.ts';
import { srpClient } from './srpClient.ts';
import { poolNameOf } from '../settings.ts';
import { newAuthorization } from './hosted/visitor.ts';
import { startTestIdentity, type TestIdentity } from './startTestIdentity.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity({
    limits: {
      checksPerAddress: 12,
      checksPerAccount: 6,
      codesPerAddress: 32,
      codesPerAccount: 3,
      loginsPerAddress: 4,
      refreshesPerAddress: 5,
      refreshesPerSignIn: 3,
    },
  });
});
afterAll(() => identity.stop());

const exceeded = { error: 'LimitExceededException' };

describe('limits within an hour', () => {
  it('stop one address from trying many accounts', async () => {
    const address = '192.0.2.7';
    const attempts = [];
    for (let attempt = 0; attempt < 13; attempt += 1)
      attempts.push(await signInWith(identity, `nobody-${attempt}@example.org`, password, address));
    expect(attempts.at(-2)).toMatchObject({ message: 'Incorrect username or password.' });
    expect(attempts.at(-1)).toMatchObject(exceeded);
    expect(await signInWith(identity, 'nobody@example.org', password, '192.0.2.8')).toMatchObject({
      message: 'Incorrect username or password.',
    });
  });

  it('stop many addresses from trying one account, whether it exists or not', async () => {
    for (const name of [await createConfirmedUser(identity), 'nobody@example.com']) {
      const attempts = await Promise.all(
        Array.from({ length: 20 }, (_none, index) =>
          call(
            identity,
            'ConfirmForgotPassword',
            { Username: name, ConfirmationCode: '000000', Password: password },
            { address: `198.51.100.${index}` },
          ),
        ),
      );
      const refused = attempts.filter(({ error }) => error === 'LimitExceededException');
      expect(refused.length).toBeGreaterThanOrEqual(14);
      const body = { Username: name, ConfirmationCode: '000000', Password: password };
      expect(await call(identity, 'ConfirmForgotPassword', body, { address: '203.0.113.1' })).toMatchObject(
        exceeded,
      );
      expect((await signInWith(identity, name, password, '203.0.113.1')).error).not.toBe(exceeded.error);
    }
  });

  it('keep attempts available for the owner while others use up theirs', async () => {
    const [stranger, owner] = [{ address: '203.0.113.50' }, { address: '203.0.113.51' }];
    const email = await createConfirmedUser(identity);
    const begin = (AuthParameters: object, from: { readonly address: string }, AuthFlow: string) =>
      call(identity, 'InitiateAuth', { AuthFlow, AuthParameters }, from);
    for (let attempt = 0; attempt < 3; attempt += 1)
      await call(identity, 'ForgotPassword', { Username: email }, stranger);
    expect(await begin({ USERNAME: email }, owner, 'CUSTOM_AUTH')).toMatchObject({ status: 200 });
    expect(await call(identity, 'ForgotPassword', { Username: email }, owner)).toMatchObject({ status: 200 });
    for (let attempt = 0; attempt < 8; attempt += 1)
      await begin({ USERNAME: email, SRP_A: '2' }, stranger, 'USER_SRP_AUTH');
    expect(await signInWith(identity, email, password, owner.address)).toMatchObject({ status: 200 });

    const Username = `new-${email}`;
    for (let attempt = 0; attempt < 3; attempt += 1)
      await call(identity, 'ForgotPassword', { Username }, { address: `203.0.113.${60 + attempt}` });
    expect(await call(identity, 'SignUp', { Username, Password: password }, owner)).toMatchObject({
      status: 200,
    });
  });

  /** Signs in with a proof of the password. */
  const proveWith = async (name: string, secret: string, address: string) => {
    const { clientValue: SRP_A, prove } = srpClient();
    const AuthParameters = { USERNAME: name, SRP_A };
    const begin = { AuthFlow: 'USER_SRP_AUTH', AuthParameters };
    const parameters = parametersIn(await call(identity, 'InitiateAuth', begin, { address }));
    const owner = { group: poolNameOf(identity.settings), id: parameters['USER_ID_FOR_SRP'] ?? '' };
    const ChallengeResponses = prove(owner, secret, parameters);
    const body = { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses };
    return call(identity, 'RespondToAuthChallenge', body, { address });
  };

  it('do not count right passwords against the account', async () => {
    const email = await createConfirmedUser(identity);
    const wrong = { message: 'Incorrect username or password.' };
    // One IP address may use at most half of an account's six checks.
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect(await signInWith(identity, email, password, '203.0.113.70')).toMatchObject({ status: 200 });
      expect(await proveWith(email, password, '203.0.113.71')).toMatchObject({ status: 200 });
    }
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await proveWith(email, 'wrong-otter-42', '203.0.113.71')).toMatchObject(wrong);
    expect(await proveWith(email, 'wrong-otter-42', '203.0.113.71')).toMatchObject(exceeded);
    expect(await signInWith(identity, email, password, '203.0.113.70')).toMatchObject({ status: 200 });
  });

  it('let a client wait for the confirmation of a sign-up', async () => {
    const email = await createUnconfirmedUser(identity);
    const address = '203.0.113.80';
    const waiting = { error: 'UserNotConfirmedException' };
    // More often than passwords may be checked for one address.
    for (let attempt = 0; attempt < 7; attempt += 1) {
      expect(await proveWith(email, password, address)).toMatchObject(waiting);
      expect(await signInWith(identity, email, password, address)).toMatchObject(waiting);
    }
    const body = { Username: email, ConfirmationCode: await identity.codeTo(email) };
    await call(identity, 'ConfirmSignUp', body, { address });
    expect(await proveWith(email, password, address)).toMatchObject({ status: 200 });
  });

  it('stop one sign-in, and one address, from refreshing tokens again and again', async () => {
    const email = await createConfirmedUser(identity);
    const signIn = async () => tokensIn(await signInWith(identity, email, password, '203.0.113.90'));
    const [one, other] = [await signIn(), await signIn()];
    const refresh = ({ RefreshToken }: { readonly RefreshToken: string }, address: string) =>
      call(identity, 'GetTokensFromRefreshToken', { RefreshToken }, { address });
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await refresh(one, `203.0.113.${91 + attempt}`)).toMatchObject({ status: 200 });
    expect(await refresh(one, '203.0.113.94')).toMatchObject(exceeded);
    expect(await refresh(other, '203.0.113.94')).toMatchObject({ status: 200 });
    const unknown = { RefreshToken: 'unknown' };
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await refresh(unknown, '203.0.113.94')).toMatchObject({ error: 'NotAuthorizedException' });
    expect(await refresh(other, '203.0.113.94')).toMatchObject(exceeded);
    expect(await refresh(other, '203.0.113.95')).toMatchObject({ status: 200 });
    const { origin, clientId } = identity.settings;
    const atTokenEndpoint = await fetch(`${origin}/oauth2/token`, {
      method: 'POST',
      headers: { 'x-forwarded-for': '203.0.113.94' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: other.RefreshToken,
      }),
    });
    // Not invalid_grant, which would sign the user out.
    expect(await atTokenEndpoint.json()).toMatchObject({ error: 'temporarily_unavailable' });
  });

  it('stop one network from beginning hosted sign-ins again and again, which are stored', async () => {
    const begin = (address: string) =>
      fetch(`${identity.settings.origin}${newAuthorization(identity).url}`, {
        redirect: 'manual',
        headers: { 'x-forwarded-for': address },
      });
    const stored = async () => (await identity.deps.database.orm.select().from(identityOidcRecords)).length;
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect((await begin(`2001:db8:7:7:${attempt}::1`)).status).toBe(303);
    expect(await stored()).toBe(4);
    const refused = await begin('2001:db8:7:7:9::1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('Too many attempts.');
    expect(await stored()).toBe(4);
    expect((await begin('2001:db8:7:8::1')).status).toBe(303);
  });

  it('stop an address from getting many mails, and many tries, by signing up again', async () => {
    let caller = 0;
    const from = () => ({ address: `198.51.100.${100 + (caller += 1)}` });
    const email = `again-${randomUUID()}@example.net`;
    const signUp = (Username: string) => call(identity, 'SignUp', { Username, Password: password }, from());
    const resend = (Username: string) => call(identity, 'ResendConfirmationCode', { Username }, from());
    const confirm = (Username: string) =>
      call(identity, 'ConfirmSignUp', { Username, ConfirmationCode: '000000' }, from());

    expect(await signUp(email)).toMatchObject({ status: 200 });
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await confirm(email)).toMatchObject({ error: 'CodeMismatchException' });
    expect(await resend(email)).toMatchObject({ status: 200 });
    const { body } = await signUp(email.toUpperCase());
    const id = String(body['UserSub']);
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await confirm(id)).toMatchObject({ error: 'CodeMismatchException' });

    for (const name of [email, email.toUpperCase(), id]) {
      // Nothing more is sent, and nobody is refused what was.
      expect(await resend(name)).toMatchObject({ status: 200 });
      expect(await confirm(name)).toMatchObject(exceeded);
    }
    expect(await signUp(email)).toMatchObject({ status: 200 });
    const mails = await listMails(identity.deps.database);
    expect(mails.filter(({ recipient }) => recipient.toLowerCase() === email)).toHaveLength(3);
  });

  it('stop an account from getting many mails, and an address from causing them', async () => {
    const forget = (Username: string, address: string) =>
      call(identity, 'ForgotPassword', { Username }, { address });
    const answers = [];
    for (let index = 0; index < 4; index += 1)
      answers.push(await forget('nobody@example.net', `203.0.113.${10 + index}`));
    expect(answers.at(-2)).toMatchObject({ status: 200 });
    expect(answers.at(-1)).toMatchObject({ status: 200 });
    const signUps = [];
    for (let index = 0; index < 9; index += 1) {
      const body = { Username: `kim-${index}@example.net`, Password: password };
      signUps.push(await call(identity, 'SignUp', body, { address: '203.0.113.40' }));
    }
    expect(signUps.at(-2)).toMatchObject({ status: 200 });
    expect(signUps.at(-1)).toMatchObject(exceeded);
  });
});
