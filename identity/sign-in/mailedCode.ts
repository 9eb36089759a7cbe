import { attemptedChallenge } from '../challenges/answeredChallenge.ts';
import { closeChallenge, openChallenge } from '../challenges/challenges.ts';
import { wrongCode } from '../codes/codes.ts';
import { deliverCode, deliveryTo, newCode } from '../codes/deliverCode.ts';
import { isSameCode } from '../codes/isSameCode.ts';
import type { IdentityDeps, Caller } from '../deps.ts';
import { limitCodes } from '../limits/limits.ts';
import { visitorOf } from '../limits/visitor.ts';
import { countFailure } from '../passwords/attempts.ts';
import type { Account } from '../users/findAccount.ts';
import type { IdentityUser } from '../users/users.ts';
import { deviceKeyIn, type ChallengeAnswer } from './challengeAnswer.ts';
import { userParameters, type SignInProgress } from './progress.ts';
import { askForSecondFactor } from './secondFactor.ts';

interface State {
  readonly code: string;
}

/** The purpose of codes that only somebody with the password can ask for. */
const afterPassword = 'sign_in_after_password';

/** Where the code goes; null if the account cannot sign in with one. */
const addressOf = (user: IdentityUser | null): string | null =>
  user !== null && user.enabled && user.status === 'CONFIRMED' ? (user.attributes['email'] ?? null) : null;

/**
 * Asks for a code that is mailed to the user: the custom challenge. Responds the same for unknown accounts, but
 * sends no mail.
 */
export const askForCodeOf = async (
  deps: IdentityDeps,
  account: Account,
  caller: Caller,
  name: string,
  purpose = 'sign_in',
): Promise<object> => {
  const { id, user } = account;
  const address = addressOf(user);
  const visitor = await visitorOf(deps, account, caller);
  const isOwner = purpose === afterPassword || visitor.isUsual;
  const recipient = user?.attributes['email'] ?? name;
  await limitCodes(deps, { address: caller.address, recipient, purpose, isOwner });
  const code = newCode();
  const state: State = { code };
  const session = await openChallenge(deps, { name: 'CUSTOM_CHALLENGE', account, state });
  if (address !== null) {
    const mail = { kind: 'signInCode', code, language: caller.language } as const;
    await deliverCode(deps, deps.database.orm, { attribute: 'email', address }, mail);
    deps.mailer.wake();
  }
  const { DeliveryMedium, Destination } = deliveryTo({ attribute: 'email', address: name });
  return {
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: session,
    ChallengeParameters: {
      ...userParameters({ id }),
      deliveryMedium: DeliveryMedium,
      destination: Destination,
    },
  };
};

/** The same after the right password. Codes that anybody can ask for do not count here. */
export const askForMailedCode = (deps: IdentityDeps, { user, caller }: SignInProgress): Promise<object> =>
  askForCodeOf(deps, { id: user.id, user }, caller, user.username, afterPassword);

/** Checks the code; a second factor comes after it. */
export const checkMailedCode = async (deps: IdentityDeps, answer: ChallengeAnswer): Promise<object> => {
  const { challenge, user } = await attemptedChallenge<State>(deps, 'CUSTOM_CHALLENGE', answer);
  const isRight = isSameCode(challenge.state.code, answer.responses['ANSWER']);
  if (!isRight || user === null || addressOf(user) === null) {
    await countFailure(deps.database, { id: challenge.userId, visitor: answer.visitor });
    throw wrongCode();
  }
  await closeChallenge(deps, challenge);
  const progress = { user, caller: answer.caller, deviceKey: deviceKeyIn(answer.responses) };
  return askForSecondFactor(deps, progress);
};
