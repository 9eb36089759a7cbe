import { answeredChallenge } from '../challenges/answeredChallenge.ts';
import { closeChallenge, openChallenge } from '../challenges/challenges.ts';
import type { IdentityDeps } from '../deps.ts';
import { countFailure } from '../passwords/attempts.ts';
import type { ChallengeAnswer } from '../sign-in/challengeAnswer.ts';
import { userParameters, type SignInProgress } from '../sign-in/progress.ts';
import { signedIn } from '../sign-in/signedIn.ts';
import { accountOf } from '../users/findAccount.ts';
import { afterMfa, retainedState, wrongMfaCode, type RetainedState } from './mfaSteps.ts';
import { totpStep, useTotpStep } from './totp.ts';

/** Asks for a code of the user's authenticator app. */
export const askForTotpCode = async (deps: IdentityDeps, progress: SignInProgress) => ({
  ChallengeName: 'SOFTWARE_TOKEN_MFA',
  Session: await openChallenge(deps, {
    name: 'SOFTWARE_TOKEN_MFA',
    account: accountOf(progress.user),
    state: retainedState(progress),
  }),
  ChallengeParameters: { ...userParameters(progress.user), FRIENDLY_DEVICE_NAME: '' },
});

export const checkTotpCode = async (deps: IdentityDeps, answer: ChallengeAnswer) => {
  const { challenge, user } = await answeredChallenge<RetainedState>(deps, 'SOFTWARE_TOKEN_MFA', answer);
  const secret = user.totpSecret === null ? null : await deps.secrets.decrypt(user.totpSecret);
  const step = secret === null ? null : totpStep(secret, answer.responses['SOFTWARE_TOKEN_MFA_CODE'] ?? '');
  if (step === null) {
    await countFailure(deps.database, { id: user.id, visitor: answer.visitor, isSecondStep: true });
    throw wrongMfaCode();
  }
  await useTotpStep(deps, user, step);
  await closeChallenge(deps, challenge);
  return signedIn(deps, afterMfa(user, challenge.state, answer));
};
