import { answeredChallenge } from '../challenges/answeredChallenge.ts';
import { closeChallenge, openChallenge } from '../challenges/challenges.ts';
import type { IdentityDeps } from '../deps.ts';
import { requireGoodPassword } from '../passwords/passwordPolicy.ts';
import { requireOtherPassword } from '../passwords/requireOtherPassword.ts';
import { setPassword } from '../passwords/setPassword.ts';
import { accountOf } from '../users/findAccount.ts';
import { deviceKeyIn, type ChallengeAnswer } from './challengeAnswer.ts';
import { userParameters, type SignInProgress } from './progress.ts';
import { askForSecondFactor } from './secondFactor.ts';

/** Asks a user whose password is temporary to choose a new one. */
export const askForNewPassword = async (deps: IdentityDeps, { user }: SignInProgress) => ({
  ChallengeName: 'NEW_PASSWORD_REQUIRED',
  Session: await openChallenge(deps, { name: 'NEW_PASSWORD_REQUIRED', account: accountOf(user), state: {} }),
  ChallengeParameters: {
    ...userParameters(user),
    requiredAttributes: '[]',
    userAttributes: JSON.stringify(user.attributes),
  },
});

/** Sets the password. If the policy rejects it, the user can choose another one. */
export const checkNewPassword = async (deps: IdentityDeps, answer: ChallengeAnswer): Promise<object> => {
  const { challenge, user } = await answeredChallenge(deps, 'NEW_PASSWORD_REQUIRED', answer);
  const password = answer.responses['NEW_PASSWORD'] ?? '';
  await requireGoodPassword(password);
  await requireOtherPassword(deps, user, password);
  await closeChallenge(deps, challenge);
  const changed = await setPassword(deps, user, password, { knowsFormer: true });
  const progress = { user: changed, caller: answer.caller, deviceKey: deviceKeyIn(answer.responses) };
  return askForSecondFactor(deps, progress);
};
