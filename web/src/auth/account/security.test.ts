import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAmplify, identityError, setUpAccount, tokens } from '../../../test/accountFixtures.ts';
import { setReportDelivery } from '../../browser/reportError.ts';
import { removeDeviceEntries } from '../amplify/amplifyEntries.ts';
import { authState, changeAuth, forgetAccount } from '../authStore.ts';
import { usernameOf } from '../session/signInOf.ts';
import { sessionFields } from '../session/tokens.ts';
import { forgetDevice, listDevices } from './devices.ts';
import { confirmPhone, confirmTotp, readMfa, sendPhoneCode, startSms, startTotp, stopMfa } from './mfa.ts';

afterAll(() => vi.restoreAllMocks());
vi.mock('../amplify/amplify.ts', async () => (await import('../../../test/accountFixtures.ts')).fakeAmplify);
const { amplify } = fakeAmplify;

const reports = vi.fn<() => void>();

beforeEach(() => {
  vi.resetAllMocks();
  setReportDelivery(reports);
  localStorage.clear();
  forgetAccount();
  setUpAccount();
});

describe('the second factor and the devices', () => {
  it('can be preferred or switched off', { tags: ['R4.19'] }, async () => {
    await confirmTotp('123456');
    amplify.fetchUserAttributes.mockResolvedValue({ phone_number_verified: 'true' });
    await startSms();
    expect(await stopMfa()).toEqual({ step: 'done' });
    expect(amplify.updateMFAPreference.mock.calls).toEqual([
      [{ totp: 'PREFERRED', sms: 'DISABLED' }],
      [{ totp: 'DISABLED', sms: 'PREFERRED' }],
      [{ totp: 'DISABLED', sms: 'DISABLED' }],
    ]);
  });

  it('needs a phone number that is confirmed by a code', { tags: ['R4.19'] }, async () => {
    amplify.fetchUserAttributes.mockResolvedValue({});
    amplify.updateUserAttributes.mockResolvedValue({
      phone_number: { nextStep: { updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE' } },
    });
    expect(await startSms()).toEqual({ step: 'enterPhone' });
    for (const text of ['030 123456', '+49', 'call me'])
      expect(await sendPhoneCode(text)).toMatchObject({ step: 'failed', fault: { field: 'phone' } });
    expect(amplify.updateUserAttributes).not.toHaveBeenCalled();
    expect(await sendPhoneCode('0049 (30) 123-456')).toEqual({ step: 'smsCode', destination: '+4930123456' });
    expect(amplify.updateUserAttributes.mock.lastCall?.[0]).toMatchObject({
      userAttributes: { phone_number: '+4930123456' },
    });
    expect(amplify.updateMFAPreference).not.toHaveBeenCalled();
    expect(await confirmPhone('123 456', '+4930123456')).toEqual({ step: 'done' });
    expect(amplify.confirmUserAttribute).toHaveBeenCalledExactlyOnceWith({
      userAttributeKey: 'phone_number',
      confirmationCode: '123456',
    });
    expect(amplify.updateMFAPreference).toHaveBeenCalledExactlyOnceWith({
      totp: 'DISABLED',
      sms: 'PREFERRED',
    });
  });

  it('is switched on when the code has confirmed the number before, by a request whose answer was lost', async () => {
    amplify.confirmUserAttribute.mockRejectedValue(identityError('ExpiredCodeException', 'Invalid code.'));
    const confirmed = { phone_number: '+4930123456', phone_number_verified: 'true' };
    amplify.fetchUserAttributes.mockResolvedValue(confirmed);
    expect(await confirmPhone('123456', '+4930123456')).toEqual({ step: 'done' });
    const refused = { step: 'failed', fault: { message: 'auth.error.expiredCode', field: 'code' } };
    // Another number is the confirmed one.
    expect(await confirmPhone('123456', '+4930654321')).toEqual(refused);
    amplify.fetchUserAttributes.mockResolvedValue({ ...confirmed, phone_number_verified: 'false' });
    expect(await confirmPhone('123456', '+4930123456')).toEqual(refused);
    expect(amplify.updateMFAPreference).toHaveBeenCalledTimes(1);
  });

  it('needs no code for the number that it has', { tags: ['R4.19'] }, async () => {
    amplify.updateUserAttributes.mockResolvedValue({
      phone_number: { nextStep: { updateAttributeStep: 'DONE' } },
    });
    expect(await sendPhoneCode('+49 30 123456')).toEqual({ step: 'done' });
  });

  it('say that the session has ended, and end it if it has', { tags: ['R4.74', 'R8.30'] }, async () => {
    const sessionEnded = { step: 'failed', fault: { message: 'auth.error.sessionEnded', field: null } };
    const refuse = (message: string) => identityError('NotAuthorizedException', message);
    changeAuth(sessionFields(tokens(), Date.now()) ?? {});
    amplify.setUpTOTP.mockRejectedValue(refuse('Invalid Access Token'));
    expect(await startTotp()).toEqual(sessionEnded);
    expect(authState().idToken).not.toBeNull();
    amplify.fetchMFAPreference.mockRejectedValue(refuse('Access Token has been revoked'));
    expect(await readMfa()).toEqual(sessionEnded);
    expect(authState().idToken).toBeNull();
    amplify.forgetDevice.mockRejectedValue(identityError('UserUnAuthenticatedException', 'none'));
    expect(await forgetDevice('a')).toEqual(sessionEnded);
  });

  it('is confirmed by a code', async () => {
    expect(await confirmTotp(' ')).toMatchObject({ step: 'failed', fault: { field: 'code' } });
    expect(await confirmTotp('123 456')).toEqual({ step: 'done' });
    expect(amplify.verifyTOTPSetup).toHaveBeenCalledExactlyOnceWith({ code: '123456' });
    amplify.verifyTOTPSetup.mockRejectedValue(
      identityError('EnableSoftwareTokenMFAException', 'Code mismatch'),
    );
    expect(await confirmTotp('1')).toMatchObject({
      step: 'failed',
      fault: { message: 'auth.error.wrongAppCode' },
    });
  });

  it('are those that the pool remembers, with a short name', { tags: ['R4.20'] }, async () => {
    const name = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:109.0) Gecko/20100101 Firefox/115.0';
    const remembered = { 'dev:device_remembered_status': 'remembered' };
    const other = { 'dev:device_remembered_status': 'not_remembered' };
    const lastAuthenticatedDate = new Date('2026-11-01');
    amplify.fetchDevices.mockResolvedValue([
      { id: 'a', name, attributes: remembered, lastAuthenticatedDate },
      { id: 'b', name, attributes: other },
      { id: 'c' },
    ]);
    changeAuth(sessionFields(tokens(), Date.now()) ?? {});
    const username = usernameOf(authState().accessToken) ?? '';
    const keyOf = (user: string) => `CognitoIdentityServiceProvider.client.${user}.deviceKey`;
    localStorage.setItem(keyOf('somebody-else'), 'a');
    localStorage.setItem(keyOf(username), 'c');
    expect(await listDevices()).toEqual([
      { id: 'a', name: 'Firefox, macOS', lastUsed: lastAuthenticatedDate, isThis: false },
      { id: 'c', name: null, lastUsed: null, isThis: true },
    ]);
    removeDeviceEntries(username);
    expect([keyOf('somebody-else'), keyOf(username)].map((key) => localStorage.getItem(key))).toEqual([
      'a',
      null,
    ]);
  });

  it('fail with a text, also when devices are not set up', { tags: ['R8.43'] }, async () => {
    amplify.fetchDevices.mockRejectedValue(identityError('InvalidParameterException', 'not configured'));
    expect(await listDevices()).toEqual({
      step: 'failed',
      fault: { message: 'auth.error.unknown', field: null },
    });
    amplify.fetchDevices.mockRejectedValue(identityError('NetworkError', 'A network error has occurred.'));
    expect(await listDevices()).toMatchObject({ fault: { message: 'auth.error.network' } });
  });
});
