import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeAmplify,
  identityError,
  setUpAccount,
  storeAmplifySession,
  tokens,
} from '../../../test/accountFixtures.ts';
import { setReportDelivery } from '../../browser/reportError.ts';
import { authState, changeAuth, forgetAccount } from '../authStore.ts';
import { syncAccount } from '../machine/accountMachine.ts';
import { sessionFields } from '../session/tokens.ts';
import {
  confirmAddress,
  followAddress,
  giveUpAddress,
  isFreshLogIn,
  sendAddressCode,
} from './changeAddress.ts';

afterAll(() => vi.restoreAllMocks());
vi.mock('../amplify/amplify.ts', async () => (await import('../../../test/accountFixtures.ts')).fakeAmplify);
const initUser = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../login/accountCalls.ts', async (original) => ({ ...(await original<object>()), initUser }));
const { amplify } = fakeAmplify;

const address = 'kim.new@example.org';
const signedInAt = Math.floor(Date.now() / 1000);
const withAddress = (email: string, claims = {}) =>
  tokens({ email, email_verified: true, auth_time: signedInAt, origin_jti: 'sign-in', ...claims });
const codeSent = { email: { nextStep: { updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE' } } };

beforeEach(() => {
  vi.resetAllMocks();
  setReportDelivery(vi.fn<() => void>());
  localStorage.clear();
  forgetAccount();
  setUpAccount();
  storeAmplifySession();
  initUser.mockResolvedValue();
  changeAuth(sessionFields(withAddress('kim@example.org'), Date.now()) ?? {});
  amplify.updateUserAttributes.mockResolvedValue(codeSent);
  amplify.getTokens.mockResolvedValue(withAddress(address));
});

describe('a new address', () => {
  it('waits for the code that is sent to it, also on a later page, until it is given up', async () => {
    expect(await sendAddressCode(` ${address} `)).toEqual({ step: 'emailCode', destination: address });
    expect(amplify.updateUserAttributes).toHaveBeenCalledExactlyOnceWith({
      userAttributes: { email: address },
      options: { clientMetadata: { language: 'de' } },
    });
    expect(syncAccount()).toEqual({ name: 'addressWaits', address, sent: true });
    expect(authState()).toMatchObject({ newAddress: address, profile: { email: 'kim@example.org' } });
    giveUpAddress();
    expect(syncAccount().name).toBe('signedIn');
    expect(authState().newAddress).toBeNull();
    changeAuth({ newAddress: 'of.another@tab.example' });
    expect(syncAccount()).toEqual({ name: 'addressWaits', address: 'of.another@tab.example', sent: false });
    forgetAccount();
    expect(authState().newAddress).toBeNull();
  });

  it('is in the tokens, and known to the services, once its code is entered', async () => {
    await sendAddressCode(address);
    expect(await confirmAddress('123 456')).toEqual({ step: 'done' });
    expect(amplify.confirmUserAttribute).toHaveBeenCalledExactlyOnceWith({
      userAttributeKey: 'email',
      confirmationCode: '123456',
    });
    expect(amplify.getTokens).toHaveBeenCalledExactlyOnceWith({ forceRefresh: true });
    expect(initUser).toHaveBeenCalledOnce();
    expect(authState()).toMatchObject({
      newAddress: null,
      idToken: withAddress(address).idToken.toString(),
      profile: { email: address, emailVerified: true },
    });
  });

  it('is taken with a code that another device has asked for', async () => {
    amplify.fetchUserAttributes.mockResolvedValue({ email: address, email_verified: 'true' });
    expect(await confirmAddress('123456')).toEqual({ step: 'done' });
    expect(authState()).toMatchObject({ newAddress: null, profile: { email: address } });
  });

  it('is the one that the code belongs to, though this device has asked for another', async () => {
    await sendAddressCode('kim.other@example.org');
    amplify.fetchUserAttributes.mockResolvedValue({ email: address, email_verified: 'true' });
    expect(await confirmAddress('123456')).toEqual({ step: 'done' });
    expect(authState()).toMatchObject({ newAddress: null, profile: { email: address } });
  });

  it('of another device ends what waits here for its code', async () => {
    await sendAddressCode('kim.other@example.org');
    await followAddress();
    expect(syncAccount().name).toBe('signedIn');
    expect(authState()).toMatchObject({ newAddress: null, profile: { email: address } });
  });

  it('is shown although the tokens cannot be renewed at the moment', async () => {
    await sendAddressCode(address);
    amplify.getTokens.mockRejectedValue(identityError('NetworkError', 'A network error has occurred.'));
    expect(await confirmAddress('123456')).toEqual({ step: 'done' });
    expect(authState()).toMatchObject({ newAddress: null, profile: { email: address } });
    expect(initUser).not.toHaveBeenCalled();
  });

  it.each([
    ['CodeMismatchException', { message: 'auth.error.wrongCode', field: 'code' }],
    ['ExpiredCodeException', { message: 'auth.error.expiredCode', field: 'code' }],
    ['LimitExceededException', { message: 'auth.error.tooMany', field: null }],
  ])('still waits after %s', async (name, fault) => {
    await sendAddressCode(address);
    amplify.confirmUserAttribute.mockRejectedValue(identityError(name, 'no'));
    amplify.fetchUserAttributes.mockResolvedValue({ email: 'kim@example.org', email_verified: 'true' });
    expect(await confirmAddress('123456')).toEqual({ step: 'failed', fault });
    expect(authState()).toMatchObject({ newAddress: address, profile: { email: 'kim@example.org' } });
  });

  it('whose code another tab has spent is the address', async () => {
    await sendAddressCode(address);
    amplify.confirmUserAttribute.mockRejectedValue(identityError('ExpiredCodeException', 'no'));
    amplify.fetchUserAttributes.mockResolvedValue({ email: address, email_verified: 'true' });
    expect(await confirmAddress('123456')).toEqual({ step: 'done' });
    expect(authState()).toMatchObject({ newAddress: null, profile: { email: address } });
  });

  it('of another account is given up, which is said where the address is entered', async () => {
    await sendAddressCode(address);
    amplify.confirmUserAttribute.mockRejectedValue(identityError('AliasExistsException', 'taken'));
    const fault = { message: 'security.email.taken', field: 'email' };
    expect(await confirmAddress('123456')).toEqual({ step: 'failed', fault });
    expect(authState().newAddress).toBeNull();
    // A pool may say so at once.
    amplify.updateUserAttributes.mockRejectedValue(identityError('AliasExistsException', 'taken'));
    expect(await sendAddressCode(address)).toEqual({ step: 'failed', fault });
  });

  it.each([
    ['  ', 'auth.error.emptyEmail'],
    ['Kim@Example.org', 'security.email.same'],
  ])('%j is refused without a request', async (text, message) => {
    expect(await sendAddressCode(text)).toEqual({ step: 'failed', fault: { message, field: 'email' } });
    expect(amplify.updateUserAttributes).not.toHaveBeenCalled();
  });
});

it.each([
  [0, true],
  [14 * 60, true],
  [16 * 60, false],
  [undefined, false],
])('a log-in of %s seconds ago lets the address be changed: %s', (age, isFresh) => {
  const claims = { auth_time: age === undefined ? undefined : signedInAt - age };
  changeAuth(sessionFields(withAddress('kim@example.org', claims), Date.now()) ?? {});
  expect(isFreshLogIn()).toBe(isFresh);
});
