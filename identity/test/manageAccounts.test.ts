import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IdentityAdmin, SignIn } from '../../services/src/identity/identityAdmin.ts';
import { externalUser } from '../hosted/providers/externalUser.ts';
import { createAccount, signInWithPassword } from './accounts.ts';
import { newSignIn } from './newSignIn.ts';
import { adminOf, atAmazon, startTestIdentity, type TestIdentity } from './startTestIdentity.ts';

const password = 'sturdy-otter-42';
const unknownId = '00000000-0000-4000-8000-000000000000';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

const admins: [string, () => IdentityAdmin][] = [
  ['as on this machine', () => adminOf(identity)],
  ['as in a pool at Amazon', () => adminOf(identity, atAmazon)],
];

const nobody: SignIn = { id: unknownId, username: null, signInId: null, signedInAt: 0, idToken: '' };

describe.each(admins)('accounts are managed %s', (_name, connect) => {
  const emailOf = (name: string) => `${name}.${_name.length}@example.org`;

  it('finds an account by its address, whatever its case', async () => {
    const email = emailOf('ada');
    const id = await createAccount(identity, email, password);
    const account = await connect().findByEmail(email);
    expect(account).toMatchObject({ id, email });
    expect(await connect().findById(id)).toEqual(account);
    expect(await connect().findById(unknownId)).toBeNull();
    expect(await connect().findByEmail('nobody@example.org')).toBeNull();
    expect(await connect().findByEmail('" or sub = "')).toBeNull();
  });

  it('finds the account whose address is not verified, of an external provider first', async () => {
    const email = emailOf('wilma');
    await createAccount(identity, email, password);
    expect(await connect().findUnverified(email, null)).toBeNull();
    const profile = {
      id: `wilma-${_name.length}`,
      email,
      name: 'Wilma O',
      givenName: 'Wilma',
      familyName: 'O',
    };
    const { deps } = identity;
    const { id } = await externalUser(deps, 'facebook', 'f', { ...profile, emailVerified: null });
    expect(await connect().findUnverified(email, null)).toMatchObject({ id, email });
    const withPassword = (await connect().findByEmail(email))?.id ?? '';
    expect(withPassword).not.toBe(id);
    // The address of one of the accounts is verified, that of the other is not.
    expect(await connect().findUnverified(email, id)).toMatchObject({ id, email });
    expect(await connect().findUnverified(email, withPassword)).toBeNull();
    expect(await connect().findUnverified('other@example.org', id)).toBeNull();
    expect(await connect().confirmEmail(id)).toBe(true);
    expect(await connect().findUnverified(email, null)).toBeNull();
    // The next sign-in keeps it verified, unless the provider has another address.
    await externalUser(deps, 'facebook', 'f', { ...profile, emailVerified: null });
    expect(await connect().findUnverified(email, null)).toBeNull();
    const other = `other.${email}`;
    await externalUser(deps, 'facebook', 'f', { ...profile, email: other, emailVerified: null });
    expect(await connect().findUnverified(other, null)).toMatchObject({ id, email: other });
  });

  it('finds no account to verify while its sign-up is not confirmed', async () => {
    const email = emailOf('vera');
    await identity.call('SignUp', { Username: email, Password: password });
    const { id } = (await connect().findByEmail(email)) ?? {};
    expect(id).toEqual(expect.any(String));
    expect(await connect().findUnverified(email, null)).toBeNull();
    expect(await connect().findUnverified(email, id ?? '')).toMatchObject({ id, email });
  });

  it('sets a password, which ends the sign-ins', { tags: ['R7.99'] }, async () => {
    const email = emailOf('bob');
    const id = await createAccount(identity, email, password);
    const { accessToken } = await signInWithPassword(identity, email, password);
    expect(await connect().setPassword(id, 'brave-heron-77')).toBe(true);
    await expect(signInWithPassword(identity, email, password)).rejects.toThrow('NotAuthorizedException');
    await signInWithPassword(identity, email, 'brave-heron-77');
    await expect(identity.call('GetUser', { AccessToken: accessToken })).rejects.toThrow(
      'Access Token has been revoked',
    );
    await expect(connect().setPassword(id, 'short')).rejects.toMatchObject({
      statusCode: 422,
      faults: [{ field: 'password', code: 'too_weak' }],
    });
  });

  const change = (id: string, oldPassword: string, newPassword: string, accessToken: string | null = null) =>
    connect().changePassword(id, { oldPassword, newPassword, accessToken });

  it(
    'changes a password only with the current one, which ends the sign-ins',
    { tags: ['R7.38'] },
    async () => {
      const email = emailOf('cem');
      const id = await createAccount(identity, email, password);
      const { accessToken } = await signInWithPassword(identity, email, password);
      await expect(change(id, 'wrong-otter-42', 'brave-heron-77')).rejects.toMatchObject({
        statusCode: 422,
        faults: [{ field: 'old_password', code: 'wrong' }],
      });
      await expect(change(id, password, 'short')).rejects.toMatchObject({
        statusCode: 422,
        faults: [{ field: 'new_password', code: 'too_weak' }],
      });
      await identity.call('GetUser', { AccessToken: accessToken });
      expect(await change(id, password, 'brave-heron-77')).toBe(true);
      await signInWithPassword(identity, email, 'brave-heron-77');
      await expect(identity.call('GetUser', { AccessToken: accessToken })).rejects.toThrow(
        'Access Token has been revoked',
      );
    },
  );

  it('recognises changes of the password, and no others', { tags: ['R7.98', 'R7.99'] }, async () => {
    const email = emailOf('cleo');
    const id = await createAccount(identity, email, password);
    const { accessToken: AccessToken } = await signInWithPassword(identity, email, password);
    const stateNow = async () => (await connect().findByEmail(email))?.passwordState ?? '';
    /** Whether the password counts as unchanged after some work. */
    const isUnchangedBy = async (work: () => Promise<unknown>) => {
      const before = await stateNow();
      await work();
      return connect().isPasswordUnchanged(before, await stateNow());
    };
    expect(await isUnchangedBy(async () => undefined)).toBe(true);
    const UserAttributes = [{ Name: 'given_name', Value: 'Cleo' }];
    expect(
      await isUnchangedBy(() => identity.call('UpdateUserAttributes', { AccessToken, UserAttributes })),
    ).toBe(true);
    expect(
      await isUnchangedBy(() =>
        identity.call('ChangePassword', {
          AccessToken,
          PreviousPassword: password,
          ProposedPassword: 'brave-heron-77',
        }),
      ),
    ).toBe(false);
    expect(await isUnchangedBy(() => connect().setPassword(id, 'brave-heron-78'))).toBe(false);
  });

  it.each<[what: string, end: (admin: IdentityAdmin, id: string) => Promise<boolean>]>([
    ['ended the sign-ins', (admin, id) => admin.signOutEverywhere(id)],
    ['set a password', (admin, id) => admin.setPassword(id, 'brave-heron-77')],
    ['changed the password', (_admin, id) => change(id, password, 'brave-heron-77')],
    [
      'disabled the account, though it is enabled again',
      async (admin, id) => (await admin.setEnabled(id, false)) && admin.setEnabled(id, true),
    ],
  ])('knows that a sign-in ended when it %s', { tags: ['R4.74'] }, async (what, end) => {
    const email = emailOf(`ira-${what.length}`);
    const id = await createAccount(identity, email, password);
    const admin = connect();
    const signIn = await newSignIn(identity, email, password);
    expect((await admin.signInState(signIn)).status).toBe('active');
    expect(await end(admin, id)).toBe(true);
    expect((await admin.signInState(signIn)).status).toBe('ended');
    // Another process knows it, too.
    expect((await connect().signInState(signIn)).status).toBe('ended');
    const next = await newSignIn(identity, email, what.endsWith('password') ? 'brave-heron-77' : password);
    expect((await admin.signInState({ ...next, signedInAt: next.signedInAt + 60 })).status).toBe('active');
  });

  it('confirms an address', { tags: ['R7.101'] }, async () => {
    const email = emailOf('dan');
    const id = await createAccount(identity, email, password);
    expect(await connect().confirmEmail(id)).toBe(true);
    const { claims } = await signInWithPassword(identity, email, password);
    expect(claims).toMatchObject({ email_verified: true });
  });

  it('disables an account, whose tokens stop working, and enables it again', async () => {
    const email = emailOf('eve');
    const id = await createAccount(identity, email, password);
    const { accessToken, refreshToken } = await signInWithPassword(identity, email, password);
    const signIn = { ...(await newSignIn(identity, email, password)), signedInAt: Date.now() / 1000 };
    expect((await connect().signInState(signIn)).status).toBe('active');
    expect(await connect().setEnabled(id, false)).toBe(true);
    expect((await connect().signInState(signIn)).status).toBe('disabled');
    await expect(identity.call('GetUser', { AccessToken: accessToken })).rejects.toThrow('User is disabled.');
    await expect(identity.call('GetTokensFromRefreshToken', { RefreshToken: refreshToken })).rejects.toThrow(
      'NotAuthorizedException',
    );
    await expect(signInWithPassword(identity, email, password)).rejects.toThrow('User is disabled.');
    expect(await connect().setEnabled(id, true)).toBe(true);
    await signInWithPassword(identity, email, password);
  });

  it('signs out everywhere', async () => {
    const email = emailOf('fay');
    const id = await createAccount(identity, email, password);
    const { accessToken, refreshToken } = await signInWithPassword(identity, email, password);
    expect(await connect().signOutEverywhere(id)).toBe(true);
    await expect(identity.call('GetUser', { AccessToken: accessToken })).rejects.toThrow(
      'Access Token has been revoked',
    );
    await expect(identity.call('GetTokensFromRefreshToken', { RefreshToken: refreshToken })).rejects.toThrow(
      'Refresh Token has been revoked',
    );
  });

  it('deletes an account', { tags: ['R7.35'] }, async () => {
    const email = emailOf('gus');
    const id = await createAccount(identity, email, password);
    const { accessToken } = await signInWithPassword(identity, email, password);
    expect(await connect().deleteUser(id)).toBe(true);
    await expect(identity.call('GetUser', { AccessToken: accessToken })).rejects.toThrow(
      'User does not exist.',
    );
    expect(await connect().findByEmail(email)).toBeNull();
    expect(await connect().deleteUser(id)).toBe(false);
  });

  it('reports unknown accounts', async () => {
    expect((await connect().signInState(nobody)).status).toBe('gone');
    expect(await connect().setPassword(unknownId, password)).toBe(false);
    expect(await change(unknownId, password, password)).toBe(false);
    expect(await connect().confirmEmail(unknownId)).toBe(false);
    expect(await connect().signOutEverywhere(unknownId)).toBe(false);
  });
});

describe('a password that its user changes', () => {
  it('keeps the sign-in whose access token is sent, and ends the others', { tags: ['R7.38'] }, async () => {
    const email = 'ugo@example.org';
    const id = await createAccount(identity, email, password);
    const [own, other] = [
      await signInWithPassword(identity, email, password),
      await signInWithPassword(identity, email, password),
    ];
    const change = (oldPassword: string, newPassword: string) =>
      adminOf(identity).changePassword(id, { oldPassword, newPassword, accessToken: own.accessToken });
    for (const [former, next, faults] of [
      ['not-it-at-all', 'brave-heron-77', [{ field: 'old_password', code: 'wrong' }]],
      [password, 'password', [{ field: 'new_password', code: 'too_weak' }]],
      [password, password, [{ field: 'new_password', code: 'unchanged' }]],
    ] as const)
      await expect(change(former, next)).rejects.toMatchObject({ statusCode: 422, faults });
    expect(await change(password, 'brave-heron-77')).toBe(true);
    await identity.call('GetTokensFromRefreshToken', { RefreshToken: own.refreshToken });
    await expect(
      identity.call('GetTokensFromRefreshToken', { RefreshToken: other.refreshToken }),
    ).rejects.toThrow('Refresh Token has been revoked');
  });
});
