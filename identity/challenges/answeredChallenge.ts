import type { IdentityDeps } from '../deps.ts';
import { limitChecks } from '../limits/limits.ts';
import { requireUnlocked } from '../passwords/attempts.ts';
import type { ChallengeAnswer } from '../sign-in/challengeAnswer.ts';
import { usableUser } from '../users/usableUser.ts';
import type { IdentityUser } from '../users/users.ts';
import { attemptChallenge, invalidSession, type Challenge, type ChallengeName } from './challenges.ts';

/** What the answers to a challenge are counted as. A proof of the password counts like the password. */
export const checkPurpose = (name: string): string => (name === 'PASSWORD_VERIFIER' ? 'password' : name);

/** The challenges that come after the password. */
const secondSteps: ReadonlySet<ChallengeName> = new Set([
  'SOFTWARE_TOKEN_MFA',
  'SMS_MFA',
  'DEVICE_PASSWORD_VERIFIER',
]);

interface Answered<State> {
  readonly challenge: Challenge<State>;
  /** Null if no account has the name that was entered. */
  readonly user: IdentityUser | null;
}

/**
 * The challenge that a client answers. Counts the attempt. Throws when the session does not belong to the account that
 * the client names, or when the account is locked.
 */
export const attemptedChallenge = async <State>(
  deps: IdentityDeps,
  name: ChallengeName,
  { session, account, visitor }: ChallengeAnswer,
): Promise<Answered<State>> => {
  const challenge = await attemptChallenge<State>(deps, name, session);
  const { userId: id } = challenge;
  if (account.id !== id) throw invalidSession();
  await limitChecks(deps, { visitor, account, purpose: checkPurpose(name) });
  await requireUnlocked(deps.database, { id, visitor, isSecondStep: secondSteps.has(name) });
  return { challenge, user: challenge.user };
};

/** The same for challenges that only existing accounts get. */
export const answeredChallenge = async <State = Record<string, never>>(
  deps: IdentityDeps,
  name: ChallengeName,
  answer: ChallengeAnswer,
): Promise<{ readonly challenge: Challenge<State>; readonly user: IdentityUser }> => {
  const { challenge, user } = await attemptedChallenge<State>(deps, name, answer);
  return { challenge, user: usableUser(user) };
};
