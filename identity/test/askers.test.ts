import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMails } from '../../services/src/mail/mailStore.ts';
import { call } from './call.ts';
import { openEmptyDatabase } from '../../services/test/openEmptyDatabase.ts';
import { startTestIdentity, type TestIdentity } from './startTestIdentity.ts';
import { createConfirmedUser, password, signInWith, wrongCode } from './testUsers.ts';

let identity: TestIdentity;
const generous = 1_000_000;

beforeAll(async () => {
  const limits = {
    checksPerAddress: generous,
    checksPerAccount: 100,
    codesPerAddress: generous,
    codesPerAccount: 10,
    loginsPerAddress: generous,
    refreshesPerAddress: generous,
    refreshesPerSignIn: generous,
  };
  // It does one thing after the other, so that of requests sent at once the newest mail has the newest code.
  identity = await startTestIdentity({ limits }, await openEmptyDatabase());
});
afterAll(async () => {
  await identity.stop();
  await identity.deps.database.close();
});

const done = { status: 200 };
const expired = { error: 'ExpiredCodeException' };
const exceeded = { error: 'LimitExceededException' };
const newPassword = 'quiet-heron-77';

const signUp = (Username: string, address: string) =>
  call(identity, 'SignUp', { Username, Password: password }, { address });
const newAddress = () => `olga-${randomUUID()}@example.org`;
const mailsTo = async (email: string) =>
  (await listMails(identity.deps.database)).filter(({ recipient }) => recipient === email).length;

/** What the two purposes of a code have in common: who owns it asks for the first one from a place that the account does not know. */
const purposes = {
  sign_up: {
    begin: async (address: string) => {
      const email = newAddress();
      await signUp(email, address);
      return email;
    },
    /** What brings somebody to the field for the code. */
    come: signUp,
    ask: (Username: string, address: string) =>
      call(identity, 'ResendConfirmationCode', { Username }, { address }),
    enter: (Username: string, ConfirmationCode: string, address: string) =>
      call(identity, 'ConfirmSignUp', { Username, ConfirmationCode }, { address }),
    signIn: password,
  },
  reset_password: {
    begin: async (address: string) => {
      const email = await createConfirmedUser(identity);
      await call(identity, 'ForgotPassword', { Username: email }, { address });
      return email;
    },
    come: (Username: string, address: string) => call(identity, 'ForgotPassword', { Username }, { address }),
    ask: (Username: string, address: string) => call(identity, 'ForgotPassword', { Username }, { address }),
    enter: (Username: string, ConfirmationCode: string, address: string) =>
      call(
        identity,
        'ConfirmForgotPassword',
        { Username, ConfirmationCode, Password: newPassword },
        { address },
      ),
    signIn: newPassword,
  },
} as const;
type Purpose = keyof typeof purposes;

const five = [1, 2, 3, 4, 5];

/** Asks, and spends the code that was sent last, from each of some addresses. */
const attack = async (
  purpose: Purpose,
  email: string,
  asking: readonly string[],
  guessing: readonly string[],
  // Together more often than strangers may try a code.
  guesses = 8,
): Promise<void> => {
  const { ask, enter } = purposes[purpose];
  for (const address of asking) await Promise.all(five.map(() => ask(email, address)));
  const guess = wrongCode(await identity.codeTo(email));
  for (const address of guessing)
    await Promise.all(Array.from({ length: guesses }, () => enter(email, guess, address)));
};

describe.each(['sign_up', 'reset_password'] as const)('who asked for a code: %s', (purpose) => {
  const { begin, come, ask, enter, signIn } = purposes[purpose];

  it.each([
    [
      'one /48',
      '192.0.2.171',
      ['2001:db8:5a:1::1', '2001:db8:5a:2::1'],
      ['2001:db8:5a:3::1', '2001:db8:5a:4::1', '2001:db8:5a:5::1'],
    ],
    [
      'several /48',
      '2001:db8:77:4::9',
      ['2001:db8:5b:1::1', '2001:db8:5c:1::1'],
      ['2001:db8:5d:1::1', '2001:db8:5e:1::1', '2001:db8:5f:1::1', '2001:db8:60:1::1'],
    ],
    [
      'IPv4',
      '192.0.2.172',
      ['203.0.113.131', '203.0.113.132'],
      ['203.0.113.133', '203.0.113.134', '203.0.113.135', '203.0.113.136', '203.0.113.137'],
    ],
  ])(
    'can enter the newest one, whatever strangers ask and guess from %s',
    async (_from, own, asking, guessing) => {
      const email = await begin(own);
      await attack(purpose, email, asking, guessing);
      expect(await ask(email, own)).toMatchObject(done);
      const code = await identity.codeTo(email);
      expect(await enter(email, wrongCode(code), own)).toMatchObject({ error: 'CodeMismatchException' });
      expect(await enter(email, code, own)).toMatchObject(done);
      expect(await signInWith(identity, email, signIn, own)).toMatchObject(done);
    },
  );

  it('shares no tries with strangers of the same /48', async () => {
    const own = '2001:db8:91:1::5';
    const email = await begin(own);
    await attack(purpose, email, ['2001:db8:92:1::5'], ['2001:db8:91:2::5', '2001:db8:91:3::5'], 25);
    const code = await identity.codeTo(email);
    expect(await enter(email, code, '2001:db8:91:4::5')).toMatchObject(exceeded);
    expect(await enter(email, code, own)).toMatchObject(done);
  });

  it('has five tries of each code, and strangers fifteen', async () => {
    const own = '192.0.2.173';
    const email = await begin(own);
    await ask(email, '203.0.113.141');
    const code = await identity.codeTo(email);
    const tries = async (address: string) => {
      const errors = [];
      for (let times = 0; times < 7; times += 1)
        errors.push((await enter(email, wrongCode(code), address)).error);
      return errors.filter((error) => error === 'CodeMismatchException').length;
    };
    const counts = [];
    for (const address of [
      own,
      '203.0.113.141',
      '203.0.113.142',
      '203.0.113.143',
      '203.0.113.144',
      '203.0.113.145',
    ])
      counts.push(await tries(address));
    expect(counts).toEqual([5, 5, 5, 5, 5, 0]);
    expect(await enter(email, code, own)).toMatchObject(expired);
    await ask(email, '203.0.113.146');
    expect(await enter(email, await identity.codeTo(email), own)).toMatchObject(done);
  });

  it.each([
    [
      'IPv6',
      '2001:db8:c1:7::9',
      ['2001:db8:c2:1::1', '2001:db8:c3:1::1'],
      ['2001:db8:c2:2::1', '2001:db8:c3:2::1', '2001:db8:c4:2::1'],
    ],
    [
      'IPv4',
      '192.0.2.181',
      ['203.0.113.181', '203.0.113.182'],
      ['203.0.113.183', '203.0.113.184', '203.0.113.185'],
    ],
  ])(
    'may come when strangers have caused all mails, and has tries of the newest code: %s',
    async (_from, own, asking, guessing) => {
      const email = await begin(asking[0] ?? '');
      await attack(purpose, email, asking, []);
      const mails = await mailsTo(email);
      expect(await come(email, own)).toMatchObject(done);
      await attack(purpose, email, [], guessing, 5);
      const code = await identity.codeTo(email);
      expect(await enter(email, code, '192.0.2.182')).toMatchObject(expired);
      expect(await enter(email, wrongCode(code), own)).toMatchObject({ error: 'CodeMismatchException' });
      expect(await ask(email, own)).toMatchObject(done);
      expect(await mailsTo(email)).toBe(mails);
      expect(await enter(email, code, own)).toMatchObject(done);
      // Two signed up, and the address does not say who confirms.
      const contested = { error: 'PasswordResetRequiredException' };
      expect(await signInWith(identity, email, signIn, own)).toMatchObject(
        purpose === 'sign_up' ? contested : done,
      );
    },
  );

  it('may be somebody in a new place after one /48 has done what it may', async () => {
    const email = await begin('192.0.2.174');
    const wide = ['2001:db8:a1:1::1', '2001:db8:a1:2::1', '2001:db8:a1:3::1'];
    await attack(purpose, email, wide, wide);
    expect(await mailsTo(email)).toBe(purpose === 'sign_up' ? 6 : 7);
    expect(await enter(email, await identity.codeTo(email), '192.0.2.175')).toMatchObject(done);
  });
});

describe('a sign-up that strangers repeat', () => {
  it('leaves the tries to who asked for a code of the address before', async () => {
    const email = newAddress();
    const own = '192.0.2.176';
    await signUp(email, own);
    for (const address of ['203.0.113.151', '203.0.113.152'])
      for (let times = 0; times < 5; times += 1) await signUp(email, address);
    await attack('sign_up', email, [], ['203.0.113.153', '203.0.113.154', '203.0.113.155', '203.0.113.156']);
    expect(await purposes.sign_up.enter(email, await identity.codeTo(email), own)).toMatchObject(done);
  });
});

describe('a sign-up that strangers replace', () => {
  it('stays as it is when theirs is refused', async () => {
    const email = newAddress();
    await signUp(email, '192.0.2.178');
    const asking = Array.from({ length: 12 }, (_, at) => `203.0.113.${180 + at}`);
    for (const address of asking.slice(0, 2))
      for (let times = 0; times < 5; times += 1) await purposes.sign_up.ask(email, address);
    const answers = [];
    for (const address of asking.slice(2))
      answers.push(await call(identity, 'SignUp', { Username: email, Password: newPassword }, { address }));
    expect(answers.at(-1)).toMatchObject(exceeded);
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(await signInWith(identity, email, newPassword, '192.0.2.178')).toMatchObject({
      error: 'UserNotConfirmedException',
    });
    await signUp(email, '192.0.2.178');
    expect(
      await call(
        identity,
        'SignUp',
        { Username: email, Password: newPassword },
        { address: '203.0.113.199' },
      ),
    ).toMatchObject(exceeded);
    expect(taken).toBe(7);
    expect(await signInWith(identity, email, password, '192.0.2.178')).toMatchObject({
      error: 'UserNotConfirmedException',
    });
  });
});

describe('a sign-up whose mailbox others have used under other spellings', () => {
  const spelled = (email: string, tag: string) => email.replace('@', `+${tag}@`);

  it('gets its code and is confirmed, after ten mails from two networks', async () => {
    const email = newAddress();
    for (const [network, address] of ['203.0.113.161', '2001:db8:c1:1::1'].entries())
      for (let at = 0; at < 5; at += 1) await signUp(spelled(email, `${network}-${at}`), address);
    expect(await signUp(email, '192.0.2.177')).toMatchObject(done);
    expect(await mailsTo(email)).toBe(1);
    expect(await purposes.sign_up.enter(email, await identity.codeTo(email), '192.0.2.177')).toMatchObject(
      done,
    );
  });

  it('is one of twenty in an hour at most', async () => {
    const email = newAddress();
    for (let network = 0; network < 6; network += 1)
      for (let at = 0; at < 5; at += 1)
        await signUp(spelled(email, `${network}-${at}`), `203.0.113.${170 + network}`);
    const sent = (await listMails(identity.deps.database)).filter(({ recipient }) =>
      recipient.startsWith(email.split('@')[0] ?? ''),
    );
    expect(sent).toHaveLength(20);
  });
});

describe('a code', () => {
  const { begin, come, ask, enter } = purposes.sign_up;

  it('is tried a hundred times at most, by seventeen networks that asked and by strangers', async () => {
    const networks = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => `198.51.100.${from + at}`);
    const email = await begin('198.51.100.100');
    await Promise.all(networks(101, 110).map((address) => ask(email, address)));
    const late = ['2001:db8:d1:1::1', ...networks(111, 117)];
    expect(await Promise.all(late.slice(1).map((address) => ask(email, address)))).toEqual(
      Array.from({ length: 6 }, () => expect.objectContaining(done) as unknown),
    );
    expect(await ask(email, '2001:db8:d1:1::1')).toMatchObject(done);
    // The household of the same /48 and one network more.
    expect(await ask(email, '2001:db8:d1:2::1')).toMatchObject(exceeded);
    expect(await come(email, '198.51.100.118')).toMatchObject(exceeded);
    const code = await identity.codeTo(email);
    const everybody = [...networks(100, 110), ...late, ...networks(118, 122)];
    const errors = await Promise.all(
      everybody.flatMap((address) =>
        Array.from({ length: 6 }, async () => (await enter(email, wrongCode(code), address)).error),
      ),
    );
    expect(errors.filter((error) => error === 'CodeMismatchException')).toHaveLength(100);
  });
});
