import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { identityLockouts } from '../../services/src/db/schema/identity/attempt.ts';
import { call, tokensIn } from './call.ts';
import type { TestIdentity } from './startTestIdentity.ts';

export const password = 'sturdy-otter-42';

/** Creates an account that is not confirmed; returns its address. */
export const createUnconfirmedUser = async (identity: TestIdentity): Promise<string> => {
  const email = `kim-${randomUUID()}@example.org`;
  const { message } = await call(identity, 'SignUp', { Username: email, Password: password });
  if (message !== null) throw new Error(message);
  return email;
};

/** Creates a confirmed account; returns its address. */
export const createConfirmedUser = async (identity: TestIdentity): Promise<string> => {
  const email = await createUnconfirmedUser(identity);
  const ConfirmationCode = await identity.codeTo(email);
  await call(identity, 'ConfirmSignUp', { Username: email, ConfirmationCode });
  return email;
};

/** Signs in with a password. */
export const signInWith = (identity: TestIdentity, email: string, secret = password, address?: string) =>
  call(
    identity,
    'InitiateAuth',
    { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD: secret } },
    address === undefined ? {} : { address },
  );

/** Creates an account and signs in. */
export const createSignedInUser = async (identity: TestIdentity) => {
  const email = await createConfirmedUser(identity);
  return { email, ...tokensIn(await signInWith(identity, email)) };
};

/** A wrong code. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Makes locks last a minute longer: the first one lasts a second, in which a busy machine may not get to the next request. */
export const prolongLocks = async ({ deps }: TestIdentity): Promise<void> => {
  await deps.database.orm
    .update(identityLockouts)
    .set({ lockedUntil: sql`${identityLockouts.lockedUntil} + interval '1 minute'` });
};
