import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { identityChallenges } from '../../services/src/db/schema/identity/attempt.ts';
import { signInCodeLifetimeMs } from '../../services/src/mail/mailLifetimes.ts';
import { hashOf } from '../../services/src/text/secrets.ts';
import type { IdentityDeps } from '../deps.ts';
import { notAuthorised } from '../rpc/identityError.ts';
import { accountState } from '../users/accountState.ts';
import type { Account } from '../users/findAccount.ts';
import { findById, type IdentityUser } from '../users/users.ts';

/** What a client is asked for during a sign-in, by the names of Cognito. */
export type ChallengeName =
  | 'PASSWORD_VERIFIER'
  | 'SOFTWARE_TOKEN_MFA'
  | 'SMS_MFA'
  | 'SELECT_MFA_TYPE'
  | 'MFA_SETUP'
  | 'NEW_PASSWORD_REQUIRED'
  | 'CUSTOM_CHALLENGE'
  | 'DEVICE_SRP_AUTH'
  | 'DEVICE_PASSWORD_VERIFIER';

/** A sign-in in progress. */
export interface Challenge<State> {
  /** What the client sends back. */
  readonly session: string;
  readonly name: ChallengeName;
  /** A made-up id if no account has the name that was entered. */
  readonly userId: string;
  /** Null if no account has the name that was entered. */
  readonly user: IdentityUser | null;
  readonly state: State;
}

/** What is stored of a challenge, encrypted. */
interface Stored<State> {
  /** The state of the account when the challenge was opened. */
  readonly account: string;
  readonly state: State;
}

/** Long enough to set up an authenticator app. */
const lifetimeMs = signInCodeLifetimeMs;
const maxAttempts = 5;

/** Keeps what the next step needs, and deletes what has expired. Returns the session. */
export const openChallenge = async (
  { database: { orm }, secrets }: IdentityDeps,
  {
    name,
    account,
    state,
    session = randomBytes(48).toString('base64url'),
  }: {
    readonly name: ChallengeName;
    readonly account: Account;
    readonly state: object;
    readonly session?: string;
  },
): Promise<string> => {
  const now = Date.now();
  const stored: Stored<object> = { account: accountState(account.user), state };
  await orm.delete(identityChallenges).where(lt(identityChallenges.expiresAt, new Date(now)));
  await orm.insert(identityChallenges).values({
    hash: hashOf(session),
    name,
    userId: account.id,
    state: await secrets.encrypt(JSON.stringify(stored)),
    expiresAt: new Date(now + lifetimeMs),
  });
  return session;
};

export const invalidSession = () => notAuthorised('Invalid session for the user.');

/**
 * Counts an attempt and returns the challenge. Throws when there is none with this session, or when the password or a second
 * factor has changed since it was opened.
 */
export const attemptChallenge = async <State>(
  { database, secrets }: IdentityDeps,
  name: ChallengeName,
  session: string | undefined,
): Promise<Challenge<State>> => {
  if (session === undefined) throw invalidSession();
  const [found] = await database.orm
    .update(identityChallenges)
    .set({ attempts: sql`${identityChallenges.attempts} + 1` })
    .where(
      and(
        eq(identityChallenges.hash, hashOf(session)),
        eq(identityChallenges.name, name),
        gt(identityChallenges.expiresAt, sql`now()`),
        lt(identityChallenges.attempts, maxAttempts),
      ),
    )
    .returning();
  if (found === undefined) throw notAuthorised('Invalid session for the user, session is expired.');
  const { account, state } = JSON.parse(await secrets.decrypt(found.state)) as Stored<State>;
  const user = await findById(database, found.userId);
  if (accountState(user) !== account) throw invalidSession();
  return { session, name, userId: found.userId, user, state };
};

/** Ends a challenge. Throws when another request ended it first, so that an answer signs in only once. */
export const closeChallenge = async (
  { database: { orm } }: IdentityDeps,
  { session }: Pick<Challenge<unknown>, 'session'>,
): Promise<void> => {
  const closed = await orm
    .delete(identityChallenges)
    .where(eq(identityChallenges.hash, hashOf(session)))
    .returning({ hash: identityChallenges.hash });
  if (closed.length === 0) throw invalidSession();
};
