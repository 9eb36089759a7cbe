import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, tokensIn } from './call.ts';
import { startTestIdentity, type TestIdentity } from './startTestIdentity.ts';
import { password, signInWith, wrongCode } from './testUsers.ts';

let identity: TestIdentity;
const generous = 1_000_000;

beforeAll(async () => {
  identity = await startTestIdentity({
    limits: {
      checksPerAddress: generous,
      checksPerAccount: generous,
      codesPerAddress: 48,
      codesPerAccount: 4,
      loginsPerAddress: generous,
      refreshesPerAddress: generous,
      refreshesPerSignIn: generous,
    },
  });
});
afterAll(() => identity.stop());

const done = { status: 200 };
const exceeded = { error: 'LimitExceededException' };
const newMailbox = () => `wanted-${randomUUID()}`;

let created = 0;
/** Somebody who has signed in at an address, and claims mailboxes there. */
const claimant = async (address: string) => {
  // Each signs up elsewhere, because a network has twelve mails.
  created += 1;
  const email = `pat-${randomUUID()}@example.org`;
  const from = { address: `198.51.100.${created}` };
  await call(identity, 'SignUp', { Username: email, Password: password }, from);
  const ConfirmationCode = await identity.codeTo(email);
  await call(identity, 'ConfirmSignUp', { Username: email, ConfirmationCode }, from);
  const { AccessToken } = tokensIn(await signInWith(identity, email, password, address));
  return {
    claim: (Value: string) =>
      call(
        identity,
        'UpdateUserAttributes',
        { AccessToken, UserAttributes: [{ Name: 'email', Value }] },
        { address },
      ),
    verify: (Code: string) =>
      call(identity, 'VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code }, { address }),
  };
};

describe('a mailbox that others claim', () => {
  it('can be claimed by its owner, with the code for their own account alone', async () => {
    const wanted = newMailbox();
    for (const address of ['203.0.113.11', '203.0.113.12']) {
      const stranger = await claimant(address);
      expect(await stranger.claim(`${wanted}+0@example.org`)).toMatchObject(done);
      expect(await stranger.claim(`${wanted}+1@example.org`)).toMatchObject(done);
      expect(await stranger.claim(`${wanted}+2@example.org`)).toMatchObject(exceeded);
    }
    const email = `${wanted}@example.org`;
    const thief = await claimant('203.0.113.13');
    expect(await thief.claim(email)).toMatchObject(done);
    const foreign = await identity.codeTo(email);
    const owner = await claimant('203.0.113.14');
    expect(await owner.claim(email)).toMatchObject(done);
    const code = await identity.codeTo(email);
    expect(await owner.verify(foreign)).toMatchObject({ error: 'CodeMismatchException' });
    expect(await thief.verify(code)).toMatchObject({ error: 'CodeMismatchException' });
    expect(await owner.verify(code)).toMatchObject(done);
  });

  it('is guessed five times by its claimant, from however many places', async () => {
    const email = `${newMailbox()}@example.org`;
    const own = `pat-${randomUUID()}@example.org`;
    const from = (address: string) => ({ address });
    await call(identity, 'SignUp', { Username: own, Password: password }, from('198.51.100.201'));
    const ConfirmationCode = await identity.codeTo(own);
    await call(identity, 'ConfirmSignUp', { Username: own, ConfirmationCode }, from('198.51.100.201'));
    const places = ['198.51.100.202', '198.51.100.203', '2001:db8:e1:1::1', '2001:db8:e1:2::1'];
    const signedIn: { address: string; AccessToken: string }[] = [];
    for (const address of places) {
      const { AccessToken } = tokensIn(await signInWith(identity, own, password, address));
      signedIn.push({ address, AccessToken });
    }
    const UserAttributes = [{ Name: 'email', Value: email }];
    const claim = { AccessToken: signedIn[0]?.AccessToken, UserAttributes };
    await call(identity, 'UpdateUserAttributes', claim, from('198.51.100.202'));
    const right = await identity.codeTo(email);
    const verify = (at: number, Code: string) => {
      const { address = '', AccessToken } = signedIn[at % places.length] ?? {};
      return call(
        identity,
        'VerifyUserAttribute',
        { AccessToken, AttributeName: 'email', Code },
        from(address),
      );
    };
    const answers = [];
    for (let at = 0; at < 7; at += 1) answers.push((await verify(at, wrongCode(right))).error);
    expect(answers).toEqual([
      ...Array.from({ length: 5 }, () => 'CodeMismatchException'),
      'ExpiredCodeException',
      'ExpiredCodeException',
    ]);
    expect(await verify(3, right)).toMatchObject({ error: 'ExpiredCodeException' });
  });

  it('gets eight mails at most, four at the request of one network', async () => {
    const email = `${newMailbox()}@example.org`;
    const answers = [];
    for (const [network, accounts] of [
      ['2001:db8:b1', 5],
      ['2001:db8:b2', 4],
      ['2001:db8:b3', 1],
    ] as const)
      for (let account = 0; account < accounts; account += 1)
        answers.push((await (await claimant(`${network}:${account}::1`)).claim(email)).status);
    expect(answers).toEqual([200, 200, 200, 200, 400, 200, 200, 200, 200, 400]);
  });
});

describe('a network that has sent its mails', () => {
  it('lets its signed-in users change their address', async () => {
    const office = '203.0.113.40';
    const user = await claimant(office);
    let last = done.status;
    for (let index = 0; index < 13; index += 1) {
      const body = { Username: `nobody-${index}@example.net` };
      last = (await call(identity, 'ForgotPassword', body, { address: office })).status;
    }
    expect(last).toBe(400);
    expect(await user.claim(`${newMailbox()}@example.org`)).toMatchObject(done);
  });
});
