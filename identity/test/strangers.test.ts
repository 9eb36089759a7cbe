import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMails } from '../../services/src/mail/mailStore.ts';
import { call, parametersIn, tokensIn } from './call.ts';
import {
  createConfirmedUser,
  createUnconfirmedUser,
  password,
  prolongLocks,
  signInWith,
  wrongCode,
} from './testUsers.ts';
import { startTestIdentity, type TestIdentity } from './startTestIdentity.ts';

let identity: TestIdentity;

const generous = 1_000_000;

beforeAll(async () => {
  identity = await startTestIdentity({
    limits: {
      checksPerAddress: 160,
      checksPerAccount: 40,
      codesPerAddress: 200,
      codesPerAccount: 6,
      loginsPerAddress: generous,
      refreshesPerAddress: generous,
      refreshesPerSignIn: generous,
    },
  });
});
afterAll(() => identity.stop());

const home = '198.51.100.20';
let networks = 0;
/** An address of a network from which nobody has called yet. */
const elsewhere = () => `203.0.113.${(networks += 1)}`;

const exceeded = { error: 'LimitExceededException' };
const lockedOut = { message: 'Password attempts exceeded' };
const done = { status: 200 };

/** An account whose user has signed in at home. */
const createUser = async (): Promise<string> => {
  const email = await createConfirmedUser(identity);
  expect(await signInWith(identity, email, password, home)).toMatchObject(done);
  return email;
};
const forget = (Username: string, address: string) =>
  call(identity, 'ForgotPassword', { Username }, { address });
const reset = (Username: string, ConfirmationCode: string, address: string) =>
  call(
    identity,
    'ConfirmForgotPassword',
    { Username, ConfirmationCode, Password: 'quiet-heron-77' },
    { address },
  );
const mailsTo = async (matches: (recipient: string) => boolean) =>
  (await listMails(identity.deps.database)).filter(({ recipient }) => matches(recipient));

describe('a stranger who tries passwords', () => {
  it('is locked out, and nobody else', async () => {
    const email = await createUser();
    const stranger = elsewhere();
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => signInWith(identity, email, 'wrong-otter-42', stranger)),
    );
    expect(tries.map(({ message }) => message)).toContain('Incorrect username or password.');
    await prolongLocks(identity);
    expect(await signInWith(identity, email, 'wrong-otter-42', stranger)).toMatchObject(lockedOut);
    expect(await signInWith(identity, email, password, stranger)).toMatchObject(lockedOut);
    expect(await signInWith(identity, email, password, home)).toMatchObject(done);
    expect(await signInWith(identity, email, password, elsewhere())).toMatchObject(done);
  });

  it('learns from the header when to try again', async () => {
    const stranger = elsewhere();
    const ask = () =>
      fetch(identity.settings.origin, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
          'x-forwarded-for': stranger,
        },
        body: JSON.stringify({
          ClientId: identity.settings.clientId,
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: 'nobody@example.org', PASSWORD: 'wrong-otter-42' },
        }),
      });
    for (let attempt = 0; attempt < 9; attempt += 1) await ask();
    await prolongLocks(identity);
    const refused = await ask();
    expect(await refused.json()).toMatchObject(lockedOut);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(960);
  });

  it('from many networks is stopped, while the user signs in at home, with a known browser, or by the mailbox', async () => {
    const email = await createUser();
    const { NewDeviceMetadata } = tokensIn(await signInWith(identity, email, password, home));
    for (let network = 0; network < 14; network += 1) {
      const stranger = elsewhere();
      for (let attempt = 0; attempt < 3; attempt += 1)
        await signInWith(identity, email, 'wrong-otter-42', stranger);
    }
    const hotel = elsewhere();
    expect(await signInWith(identity, email, password, hotel)).toMatchObject(exceeded);
    expect(await signInWith(identity, email, password, home)).toMatchObject(done);
    const AuthParameters = {
      USERNAME: email,
      PASSWORD: password,
      DEVICE_KEY: NewDeviceMetadata?.DeviceKey ?? '',
    };
    const withDevice = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters };
    expect(await call(identity, 'InitiateAuth', withDevice, { address: elsewhere() })).toMatchObject(done);
    const forged = { ...withDevice, AuthParameters: { ...AuthParameters, DEVICE_KEY: 'us-east-1_guess' } };
    expect(await call(identity, 'InitiateAuth', forged, { address: elsewhere() })).toMatchObject(exceeded);

    expect(await forget(email, hotel)).toMatchObject(done);
    expect(await reset(email, await identity.codeTo(email), hotel)).toMatchObject(done);
    expect(await signInWith(identity, email, 'quiet-heron-77', hotel)).toMatchObject(done);
  });
});

describe('a stranger who tries codes', () => {
  it.each(['sign_up', 'reset_password'] as const)(
    'does not use up the code of the user: %s',
    async (purpose) => {
      const email = purpose === 'sign_up' ? await createUnconfirmedUser(identity) : await createUser();
      if (purpose === 'reset_password') await forget(email, home);
      const own = purpose === 'sign_up' ? '192.0.2.1' : home;
      const code = await identity.codeTo(email);
      const tries = (value: string, address: string) =>
        purpose === 'sign_up'
          ? call(identity, 'ConfirmSignUp', { Username: email, ConfirmationCode: value }, { address })
          : reset(email, value, address);
      for (let network = 0; network < 4; network += 1) {
        const stranger = elsewhere();
        for (let attempt = 0; attempt < 6; attempt += 1) await tries(wrongCode(code), stranger);
        // Five tries of one network, fifteen of all that the account does not know.
        expect(await tries(code, stranger)).toMatchObject({ error: 'ExpiredCodeException' });
      }
      expect(await tries(code, elsewhere())).toMatchObject({ error: 'ExpiredCodeException' });
      expect(await tries(wrongCode(code), own)).toMatchObject({ error: 'CodeMismatchException' });
      expect(await tries(code, own)).toMatchObject(done);
    },
  );

  it('has few of them for many accounts, while right codes of a shared network do not count', async () => {
    const office = elsewhere();
    for (let colleague = 0; colleague < 22; colleague += 1) {
      const email = await createUnconfirmedUser(identity);
      const body = { Username: email, ConfirmationCode: await identity.codeTo(email) };
      expect(await call(identity, 'ConfirmSignUp', body, { address: office })).toMatchObject(done);
    }
    const answers = [];
    for (let account = 0; account < 21; account += 1)
      answers.push(await reset(`kim-${account}@example.net`, '123456', office));
    expect(answers.at(-2)).toMatchObject({ error: 'ExpiredCodeException' });
    expect(answers.at(-1)).toMatchObject(exceeded);
    const email = await createUser();
    expect(await signInWith(identity, email, password, office)).toMatchObject(done);
  });

  it('and knows the password is slowed with all others elsewhere, not the user at home', async () => {
    const email = await createUser();
    const { AccessToken } = tokensIn(await signInWith(identity, email, password, home));
    const { SecretCode } = (await call(identity, 'AssociateSoftwareToken', { AccessToken })).body;
    const { totpCode, nextTotpCode } = await import('./conformance/totpCodes.ts');
    const secret = String(SecretCode);
    await call(identity, 'VerifySoftwareToken', { AccessToken, UserCode: totpCode(secret) });
    const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
    await call(identity, 'SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
    const answer = async (SOFTWARE_TOKEN_MFA_CODE: string, address: string) => {
      const { Session } = (await signInWith(identity, email, password, address)).body;
      const ChallengeResponses = { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE };
      const body = { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session, ChallengeResponses };
      return call(identity, 'RespondToAuthChallenge', body, { address });
    };
    // Each from another network.
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await answer('000000', elsewhere())).toMatchObject({ error: 'CodeMismatchException' });
    await prolongLocks(identity);
    expect(await answer(nextTotpCode(secret), elsewhere())).toMatchObject(lockedOut);
    expect(await answer(nextTotpCode(secret), home)).toMatchObject(done);
  });
});

describe('a stranger who causes mails', () => {
  it('reaches a person a few times, whatever accounts and spellings are used', async () => {
    const name = `vera${randomUUID().slice(0, 8)}`;
    const victim = `${name}@gmail.com`;
    const spellings = [
      victim,
      `${name}+gigs@gmail.com`,
      `ve.${name.slice(2)}@googlemail.com`,
      victim.toUpperCase(),
    ];
    const attackers = [];
    for (let account = 0; account < 5; account += 1) {
      const email = await createConfirmedUser(identity);
      attackers.push(tokensIn(await signInWith(identity, email, password, elsewhere())));
    }
    const stranger = elsewhere();
    for (const { AccessToken } of attackers)
      for (const Value of spellings)
        await call(
          identity,
          'UpdateUserAttributes',
          { AccessToken, UserAttributes: [{ Name: 'email', Value }] },
          { address: stranger },
        );
    for (const Username of spellings)
      for (let attempt = 0; attempt < 4; attempt += 1) {
        await call(identity, 'SignUp', { Username, Password: password }, { address: stranger });
        await call(identity, 'ResendConfirmationCode', { Username }, { address: stranger });
      }
    const isVictim = (recipient: string) =>
      recipient.toLowerCase().replaceAll('.', '').startsWith(name.slice(0, 12));
    // Half of the limit of an account for sign-ups, all of it for claims, because most are the first ones of their accounts.
    expect(await mailsTo(isVictim)).toHaveLength(9);
    for (let network = 0; network < 8; network += 1)
      for (const { AccessToken } of attackers)
        await call(
          identity,
          'UpdateUserAttributes',
          { AccessToken, UserAttributes: [{ Name: 'email', Value: victim }] },
          { address: elsewhere() },
        );
    expect((await mailsTo(isVictim)).length).toBeLessThanOrEqual(12);
  });

  it('does not keep the user from getting a code at home', async () => {
    const email = await createUser();
    for (let network = 0; network < 3; network += 1) {
      const stranger = elsewhere();
      await Promise.all([1, 2, 3, 4].map(() => forget(email, stranger)));
    }
    expect(await forget(email, home)).toMatchObject(done);
    const code = await identity.codeTo(email);
    expect(await reset(email, code, home)).toMatchObject(done);
  });

  it('does not keep the user from a new password in a new place: the code that strangers have asked for serves', async () => {
    const email = await createUser();
    for (let network = 0; network < 4; network += 1) {
      const stranger = elsewhere();
      for (let attempt = 0; attempt < 3; attempt += 1) await forget(email, stranger);
    }
    const before = (await mailsTo((recipient) => recipient === email)).length;
    const holiday = elsewhere();
    expect(await forget(email, holiday)).toMatchObject(done);
    expect(await mailsTo((recipient) => recipient === email)).toHaveLength(before);
    expect(await reset(email, await identity.codeTo(email), holiday)).toMatchObject(done);
  });

  it('does not keep the owner of an address from signing up, however often others have', async () => {
    const email = `wanted-${randomUUID()}@example.org`;
    const signUp = (address: string) =>
      call(identity, 'SignUp', { Username: email, Password: password }, { address });
    for (let network = 0; network < 5; network += 1) {
      const stranger = elsewhere();
      for (let attempt = 0; attempt < 2; attempt += 1) expect(await signUp(stranger)).toMatchObject(done);
    }
    const mails = (await mailsTo((recipient) => recipient === email)).length;
    expect(mails).toBe(6);
    const flat = elsewhere();
    const own = await signUp(flat);
    expect(await mailsTo((recipient) => recipient === email)).toHaveLength(mails);
    // Others guess until their tries are used up.
    const guess = wrongCode(await identity.codeTo(email));
    for (let network = 0; network < 14; network += 1)
      await call(
        identity,
        'ConfirmSignUp',
        { Username: email, ConfirmationCode: guess },
        { address: elsewhere() },
      );
    const ConfirmationCode = await identity.codeTo(email);
    const confirm = { Username: String(own.body['UserSub']), ConfirmationCode };
    expect(await call(identity, 'ConfirmSignUp', confirm, { address: flat })).toMatchObject(done);
    expect(await signInWith(identity, email, password, flat)).toMatchObject(done);
  });

  it('gets no account of the owner of the mailbox, whose code confirms the sign-up of their own browser', async () => {
    const email = `mine-${randomUUID()}@example.org`;
    const signUp = (Password: string, address: string) =>
      call(identity, 'SignUp', { Username: email, Password }, { address });
    const [thief, flat] = [elsewhere(), elsewhere()];
    await signUp('quiet-heron-77', thief);
    const own = await signUp(password, flat);
    const ConfirmationCode = await identity.codeTo(email);
    const confirm = { Username: String(own.body['UserSub']), ConfirmationCode };
    expect(await call(identity, 'ConfirmSignUp', confirm, { address: flat })).toMatchObject(done);
    expect((await signInWith(identity, email, 'quiet-heron-77', thief)).status).toBe(400);
    expect(await signInWith(identity, email, password, flat)).toMatchObject(done);
  });

  it('does not keep the people of a network from their own accounts, nor from new ones for an hour', async () => {
    const office = elsewhere();
    const email = await createUser();
    await signInWith(identity, email, password, office);
    await Promise.all(Array.from({ length: 50 }, (_, index) => forget(`kim-${index}@example.net`, office)));
    expect(await forget('kim-50@example.net', office)).toMatchObject(exceeded);
    expect(await forget(email, office)).toMatchObject(done);
    const answer = await fetch(identity.settings.origin, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
        'x-forwarded-for': office,
      },
      body: JSON.stringify({
        ClientId: identity.settings.clientId,
        Username: 'colleague@example.net',
        Password: password,
      }),
    });
    expect(await answer.json()).toMatchObject({ __type: exceeded.error });
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(900);
  });

  it('counts for the /48 of IPv6, of which one subscriber may have every /64', async () => {
    const email = await createUser();
    const begin = (address: string) =>
      call(
        identity,
        'InitiateAuth',
        { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: email, SRP_A: '2' } },
        { address },
      );
    expect(parametersIn(await begin('2001:db8:aa:1::1'))['SALT']).toHaveLength(32);
    const tries = async (count: number, network: (index: number) => string) => {
      const answers = [];
      for (let index = 0; index < count; index += 1)
        answers.push(await reset(`kim-${index}@example.org`, '123456', network(index)));
      return answers.filter(({ error }) => error === exceeded.error).length;
    };
    // Twenty wrong codes of a /64, eighty of a /48.
    expect(await tries(84, (index) => `2001:db8:aa:${index.toString(16)}::1`)).toBe(4);
    expect(await tries(4, (index) => `2001:db8:ab:${index.toString(16)}::1`)).toBe(0);
  });
});
