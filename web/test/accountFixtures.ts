import { createMockEnvironment } from 'relay-test-utils';
import { vi } from 'vitest';
import type { Amplify } from '../src/auth/amplify/amplify.ts';
import { setUpAuth } from '../src/auth/authSetup.ts';
import { embeddedAuth, type AuthConfig } from '../src/config/AuthConfig.ts';

const encoded = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A token with these claims, as Amplify returns it. */
const token = (claims: Readonly<Record<string, unknown>>) => ({
  payload: claims,
  toString: () => `${encoded({ alg: 'RS256' })}.${encoded(claims)}.signature`,
});

/** Id and access token of a user, valid for an hour from `issuedAt`, in seconds since 1970. */
export const tokens = (
  claims: Readonly<Record<string, unknown>> = {},
  issuedAt = Math.floor(Date.now() / 1000),
) => {
  const common = { sub: 'user-1', iat: issuedAt, exp: issuedAt + 3600 };
  return {
    accessToken: token({ ...common, ...claims, token_use: 'access' }),
    idToken: token({ ...common, email: 'kim@example.org', token_use: 'id', ...claims }),
  };
};

type Mocked = { [Name in keyof Amplify]: ReturnType<typeof vi.fn> };

const createFake = () => {
  const listeners = new Set<(event: string, data?: unknown) => void>();
  const names = [
    'autoSignIn',
    'completeHostedSignIn',
    'configureAmplify',
    'confirmSignIn',
    'confirmSignUp',
    'confirmUserAttribute',
    'fetchDevices',
    'fetchMFAPreference',
    'fetchUserAttributes',
    'forgetDevice',
    'getTokens',
    'openHostedPage',
    'rememberDevice',
    'resendSignUpCode',
    'setUpTOTP',
    'signIn',
    'signOutOfAmplify',
    'signUp',
    'updateMFAPreference',
    'updateUserAttributes',
    'verifyTOTPSetup',
  ] as const satisfies readonly (keyof Amplify)[];
  const mocks = Object.fromEntries(names.map((name) => [name, vi.fn<() => unknown>()]));
  const listen = vi.fn<Amplify['listen']>((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  return {
    amplify: { ...mocks, listen } as Mocked,
    emit: (event: string, data?: unknown) => listeners.forEach((listener) => listener(event, data)),
  };
};

/**
 * Amplify without a service: every operation is a mock, and `emit` sends events. Tests replace `amplify.ts` with this
 * object.
 */
export const fakeAmplify = createFake();

/** Lets a sign-up wait for its code. */
export const acceptSignUp = (): void =>
  void fakeAmplify.amplify.signUp.mockResolvedValue({
    nextStep: { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: {} },
    userId: 'user-1',
  });

/** Lets a sign-in succeed at once. */
export const acceptSignIn = (): void =>
  void fakeAmplify.amplify.signIn.mockImplementation(async () => {
    fakeAmplify.emit('signedIn');
    return { nextStep: { signInStep: 'DONE' } };
  });

/** Makes Amplify hold a session, as far as its storage shows. */
export const storeAmplifySession = (): void =>
  localStorage.setItem('CognitoIdentityServiceProvider.client.user-1.refreshToken', 'refresh');

/** Sets up the account for a test; returns its environment of Relay and the notices shown. */
export const setUpAccount = (changes: Partial<AuthConfig> = {}) => {
  const environment = createMockEnvironment();
  const onNotice = vi.fn<(message: string, variation: string) => void>();
  setUpAuth({
    config: { ...embeddedAuth, ...changes },
    productName: 'Citygigs',
    language: 'de',
    environment: () => environment,
    onNotice,
  });
  return { environment, onNotice };
};

/** An error of the identity service. */
export const identityError = (name: string, message: string): Error =>
  Object.assign(new Error(message), { name });
