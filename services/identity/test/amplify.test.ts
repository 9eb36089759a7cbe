import { Amplify } from 'aws-amplify';
import {
  confirmSignUp,
  deleteUser,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestIdentity, type TestIdentity } from './startTestIdentity.ts';

const username = 'kim@example.org';
const password = 'sturdy-otter-42';

let identity: TestIdentity;

const memory = () => {
  const entries = new Map<string, string>();
  return {
    getItem: async (key: string) => entries.get(key) ?? null,
    setItem: async (key: string, value: string) => void entries.set(key, value),
    removeItem: async (key: string) => void entries.delete(key),
    clear: async () => entries.clear(),
  };
};

beforeAll(async () => {
  identity = await startTestIdentity();
  const { poolId, clientId, origin } = identity.settings;
  Amplify.configure({
    Auth: { Cognito: { userPoolId: poolId, userPoolClientId: clientId, userPoolEndpoint: origin } },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memory());
});
afterAll(() => identity.stop());

describe('aws-amplify with the identity service', () => {
  it(
    'signs up, confirms, signs in by SRP, refreshes, signs out and deletes',
    { tags: ['R7.105'] },
    async () => {
      const { nextStep } = await signUp({
        username,
        password,
        options: { userAttributes: { email: username } },
      });
      expect(nextStep).toMatchObject({
        signUpStep: 'CONFIRM_SIGN_UP',
        codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'k***@e***' },
      });
      await expect(signUp({ username, password })).rejects.toMatchObject({ name: 'UsernameExistsException' });
      expect((await signIn({ username, password })).nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
      await resendSignUpCode({ username });
      const code = await identity.codeTo(username);
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      await expect(confirmSignUp({ username, confirmationCode: wrong })).rejects.toMatchObject({
        name: 'CodeMismatchException',
      });
      expect((await confirmSignUp({ username, confirmationCode: code })).isSignUpComplete).toBe(true);

      await expect(signIn({ username, password: 'wrong-otter-42' })).rejects.toMatchObject({
        name: 'NotAuthorizedException',
      });
      await expect(signIn({ username: 'nobody@example.org', password })).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      });
      expect(await signIn({ username, password })).toEqual({
        isSignedIn: true,
        nextStep: { signInStep: 'DONE' },
      });
      const before = await fetchAuthSession();
      expect(before.tokens?.idToken?.payload).toMatchObject({
        token_use: 'id',
        email: username,
        email_verified: true,
        aud: identity.settings.clientId,
      });
      expect(await getCurrentUser()).toMatchObject({ signInDetails: { loginId: username } });
      expect(await fetchUserAttributes()).toMatchObject({ email: username, email_verified: 'true' });
      const after = await fetchAuthSession({ forceRefresh: true });
      expect(after.tokens?.accessToken.payload['origin_jti']).toBe(
        before.tokens?.accessToken.payload['origin_jti'],
      );
      expect(after.tokens?.accessToken.payload.jti).not.toBe(before.tokens?.accessToken.payload.jti);

      await signOut();
      await expect(getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' });
      await signIn({ username, password });
      await signOut({ global: true });
      await signIn({ username, password });
      await deleteUser();
      await expect(signIn({ username, password })).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    },
  );
});
