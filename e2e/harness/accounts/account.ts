import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { codeFor } from './mails.ts';

/** The addresses that an account needs. */
interface Addresses {
  readonly services: string;
  readonly identity: string;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** An account with the tokens of its first sign-in. */
export interface Account extends Credentials {
  readonly userId: string;
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export const clientId = 'citygigsembeddedclient0001';

/** Calls an operation of the identity service. */
export const identityCall = async (identity: string, operation: string, input: object): Promise<unknown> => {
  const answer = await fetch(identity, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: clientId, ...input }),
  });
  if (!answer.ok) throw new Error(`${operation}: ${await answer.text()}`);
  return answer.json();
};

/** Credentials that no other test uses. */
export const newCredentials = (domain = 'example.org'): Credentials => {
  const id = randomUUID();
  // The header shows the first letter; axe would take a digit for a word that the label of the menu lacks.
  return { email: `a-${id}@${domain}`, password: `Word-${id}` };
};

/** Creates an account that is not confirmed yet; its code is mailed. */
export const createUnconfirmed = async ({ identity }: Addresses): Promise<Credentials> => {
  const credentials = newCredentials();
  const { email, password } = credentials;
  const UserAttributes = [{ Name: 'email', Value: email }];
  await identityCall(identity, 'SignUp', { Username: email, Password: password, UserAttributes });
  return credentials;
};

/** The claims of a token, unverified. */
export const claimsOf = (token: string): Readonly<Record<string, unknown>> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Signs in with a password and returns the tokens. */
export const signInAt = async (
  { identity }: Pick<Addresses, 'identity'>,
  { email, password }: Credentials,
): Promise<Account> => {
  const { AuthenticationResult: tokens } = (await identityCall(identity, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  })) as { AuthenticationResult: Record<'IdToken' | 'AccessToken' | 'RefreshToken', string> };
  const { sub, exp } = claimsOf(tokens.IdToken);
  return {
    email,
    password,
    userId: String(sub),
    idToken: tokens.IdToken,
    accessToken: tokens.AccessToken,
    refreshToken: tokens.RefreshToken,
    expiresAt: Number(exp) * 1000,
  };
};

/** Creates a confirmed account and signs it in, without a browser. */
export const createAccount = async (product: Addresses): Promise<Account> => {
  const credentials = await createUnconfirmed(product);
  const { email } = credentials;
  const ConfirmationCode = await codeFor(product.services, email);
  await identityCall(product.identity, 'ConfirmSignUp', { Username: email, ConfirmationCode });
  return signInAt(product, credentials);
};

/** The token with an invalid signature. */
export const forged = (token: string): string =>
  `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(342)}`;

/** Writes entries to the site's storage in the browser, without opening a page of the site. */
const storeEntries = async (page: Page, entries: Readonly<Record<string, string>>): Promise<void> => {
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
  }, entries);
};

/** Stores what the site stores under `auth`; without a refresh token the session cannot be renewed. */
export const storeAuth = (page: Page, auth: object): Promise<void> =>
  storeEntries(page, { auth: JSON.stringify(auth) });

/** Signs the browser in: stores the account's tokens as the site does after a login. */
export const signInBrowser = async (page: Page, account: Account): Promise<void> => {
  const { email, userId, idToken, accessToken, refreshToken, expiresAt } = account;
  const prefix = `CognitoIdentityServiceProvider.${clientId}`;
  const profile = {
    user_id: userId,
    email,
    given_name: null,
    family_name: null,
    picture: null,
    'custom:appjobs_user_id': `cognito|${userId}`,
    logins_count: null,
    user_metadata: null,
    registered_before: true,
    emailVerified: true,
    loginDate: null,
    'custom:verify_email_send': null,
  };
  await storeEntries(page, {
    [`${prefix}.LastAuthUser`]: userId,
    [`${prefix}.${userId}.idToken`]: idToken,
    [`${prefix}.${userId}.accessToken`]: accessToken,
    [`${prefix}.${userId}.refreshToken`]: refreshToken,
    [`${prefix}.${userId}.clockDrift`]: '0',
    auth: JSON.stringify({
      idToken,
      accessToken,
      expiresAt,
      lastRenewedAt: Date.now(),
      profile,
      identityProvider: 'cognito',
      redirectPath: '/',
    }),
  });
};

/** Forgets the session on a file of the site, because a running page may write it again while it is checked. */
export const signOutBrowser = async (page: Page): Promise<void> => {
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  await page.evaluate(() => localStorage.clear());
};

/** Creates an account and signs the browser in with it. */
export const signedInAccount = async (page: Page, product: Addresses): Promise<Account> => {
  const account = await createAccount(product);
  await signInBrowser(page, account);
  return account;
};
