import {
  autoSignIn,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  deleteUserAttributes,
  fetchAuthSession,
  fetchDevices,
  fetchUserAttributes,
  forgetDevice,
  rememberDevice,
  resendSignUpCode,
  resetPassword,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { expectStep, otherPassword, password, type Pool } from './pool.ts';
import { nextTotpCode, totpCode } from './totpCodes.ts';

const bySrp = async (username: string, secret = password) =>
  (await signIn({ username, password: secret })).nextStep;

/** Without SRP, which is slow. */
const byPassword = async (username: string, secret = password) =>
  (await signIn({ username, password: secret, options: { authFlowType: 'USER_PASSWORD_AUTH' } })).nextStep;

const answer = async (challengeResponse: string) => (await confirmSignIn({ challengeResponse })).nextStep;

const signedUp = async (pool: Pool): Promise<string> => {
  const username = pool.newAddress();
  await signUp({ username, password, options: { userAttributes: { email: username } } });
  await confirmSignUp({ username, confirmationCode: await pool.codeTo(username) });
  return username;
};

const account = async (pool: Pool): Promise<void> => {
  const username = pool.newAddress();
  const options = { userAttributes: { email: username }, autoSignIn: true };
  expectStep((await signUp({ username, password, options })).nextStep.signUpStep, 'CONFIRM_SIGN_UP');
  await resendSignUpCode({ username });
  const confirmed = await confirmSignUp({ username, confirmationCode: await pool.codeTo(username) });
  expectStep(confirmed.nextStep.signUpStep, 'COMPLETE_AUTO_SIGN_IN');
  expectStep((await autoSignIn()).nextStep.signInStep, 'DONE');

  const email = pool.newAddress();
  const { email: change } = await updateUserAttributes({ userAttributes: { email, given_name: 'Kim' } });
  expectStep(change?.nextStep.updateAttributeStep, 'CONFIRM_ATTRIBUTE_WITH_CODE');
  await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
  await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: await pool.codeTo(email) });
  await deleteUserAttributes({ userAttributeKeys: ['given_name'] });
  const attributes = await fetchUserAttributes();
  expectStep(attributes.email, email);
  expectStep(String(attributes.given_name), 'undefined');
  await updatePassword({ oldPassword: password, newPassword: otherPassword });
  expectStep(typeof (await fetchAuthSession({ forceRefresh: true })).tokens?.idToken, 'object');
  await signOut();

  await resetPassword({ username: email });
  const confirmationCode = await pool.codeTo(email);
  await confirmResetPassword({ username: email, confirmationCode, newPassword: password });
  expectStep((await byPassword(email)).signInStep, 'DONE');
  await signOut({ global: true });
  const userAuth = { authFlowType: 'USER_AUTH', preferredChallenge: 'PASSWORD' } as const;
  const signedIn = await signIn({ username: email, password, options: userAuth });
  expectStep(signedIn.nextStep.signInStep, 'DONE');
  await deleteUser();
};

const secondFactor = async (pool: Pool): Promise<void> => {
  const username = await signedUp(pool);
  await byPassword(username);
  const { sharedSecret } = await setUpTOTP();
  await verifyTOTPSetup({ code: totpCode(sharedSecret) });
  await updateMFAPreference({ totp: 'PREFERRED' });
  if (pool.phone !== null) {
    await updateUserAttributes({ userAttributes: { phone_number: pool.phone } });
    const confirmationCode = await pool.codeTo(pool.phone);
    await confirmUserAttribute({ userAttributeKey: 'phone_number', confirmationCode });
  }
  await signOut();
  expectStep((await byPassword(username)).signInStep, 'CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  expectStep((await answer(nextTotpCode(sharedSecret))).signInStep, 'DONE');
  if (pool.phone !== null) {
    await updateMFAPreference({ totp: 'NOT_PREFERRED', sms: 'ENABLED' });
    await signOut();
    expectStep((await byPassword(username)).signInStep, 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION');
    expectStep((await answer('SMS')).signInStep, 'CONFIRM_SIGN_IN_WITH_SMS_CODE');
    expectStep((await answer(await pool.codeTo(pool.phone))).signInStep, 'DONE');
  }
  await deleteUser();
};

const administrator = async ({ admin, newAddress }: Pool): Promise<void> => {
  if (admin === null) return;
  const username = newAddress();
  await admin.createUser(username, otherPassword);
  const first = await byPassword(username, otherPassword);
  expectStep(first.signInStep, 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
  expectStep((await answer(password)).signInStep, 'DONE');
  await admin.requireMfa(username);
  await signOut();
  const setup = await byPassword(username);
  if (setup.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(setup.signInStep);
  expectStep((await answer(totpCode(setup.totpSetupDetails.sharedSecret))).signInStep, 'DONE');
  await deleteUser();
};

const mailedCode = async (pool: Pool): Promise<void> => {
  const username = await signedUp(pool);
  for (const options of [
    { authFlowType: 'CUSTOM_WITHOUT_SRP' },
    { authFlowType: 'CUSTOM_WITH_SRP' },
  ] as const) {
    const secret = options.authFlowType === 'CUSTOM_WITH_SRP' ? { password } : {};
    const { nextStep } = await signIn({ username, ...secret, options });
    expectStep(nextStep.signInStep, 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE');
    expectStep((await answer(await pool.codeTo(username))).signInStep, 'DONE');
    await signOut();
  }
};

const device = async (pool: Pool): Promise<void> => {
  const username = await signedUp(pool);
  expectStep((await bySrp(username)).signInStep, 'DONE');
  await rememberDevice();
  expectStep(String((await fetchDevices()).length), '1');
  await signOut();
  expectStep((await bySrp(username)).signInStep, 'DONE');
  expectStep(String((await fetchDevices()).length), '1');
  await forgetDevice();
  expectStep(String((await fetchDevices()).length), '0');
  await deleteUser();
};

const guest = async (pool: Pool): Promise<void> => {
  if (pool.identityPoolId === null) return;
  const visitor = await fetchAuthSession();
  expectStep(String(visitor.tokens), 'undefined');
  expectStep(typeof visitor.credentials?.sessionToken, 'string');
  const username = await signedUp(pool);
  await byPassword(username);
  const user = await fetchAuthSession();
  expectStep(typeof user.credentials?.sessionToken, 'string');
  expectStep(String(user.identityId === visitor.identityId), 'false');
  await deleteUser();
};

/** What a user does with aws-amplify, by name. */
export const amplifyFlows = { account, secondFactor, administrator, mailedCode, device, guest };
