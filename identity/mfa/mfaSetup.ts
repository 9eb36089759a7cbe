import { answeredChallenge } from '../challenges/answeredChallenge.ts';
import { closeChallenge, openChallenge } from '../challenges/challenges.ts';
import type { IdentityDeps } from '../deps.ts';
import { invalidParameter } from '../rpc/identityError.ts';
import type { ChallengeAnswer } from '../sign-in/challengeAnswer.ts';
import { userParameters, type SignInProgress } from '../sign-in/progress.ts';
import { signedIn } from '../sign-in/signedIn.ts';
import { forgetDevices } from '../devices/forgetDevices.ts';
import { whileUnchanged } from '../users/accountState.ts';
import { accountOf, type Account } from '../users/findAccount.ts';
import { changeUser } from '../users/users.ts';
import { afterMfa, retainedState, type RetainedState } from './mfaSteps.ts';

/** The secret of the authenticator app that is being set up, and whether a code from it has been entered. */
export interface SetupState extends RetainedState {
  readonly secret: string | null;
  readonly isVerified: boolean;
}

/** A session for the next step of the setup. */
export const openSetup = (deps: IdentityDeps, account: Account, state: SetupState): Promise<string> =>
  openChallenge(deps, { name: 'MFA_SETUP', account, state });

/** Asks the user to set up an authenticator app: AssociateSoftwareToken, VerifySoftwareToken, then the answer. */
export const askForMfaSetup = async (deps: IdentityDeps, progress: SignInProgress) => ({
  ChallengeName: 'MFA_SETUP',
  Session: await openSetup(deps, accountOf(progress.user), {
    ...retainedState(progress),
    secret: null,
    isVerified: false,
  }),
  ChallengeParameters: {
    ...userParameters(progress.user),
    MFAS_CAN_SETUP: JSON.stringify(['SOFTWARE_TOKEN_MFA']),
  },
});

/** Ends the setup: from now on the app is the user's second factor. Forgets devices, which have not proven it. */
export const checkMfaSetup = async (deps: IdentityDeps, answer: ChallengeAnswer) => {
  const { challenge, user } = await answeredChallenge<SetupState>(deps, 'MFA_SETUP', answer);
  const { secret, isVerified } = challenge.state;
  if (secret === null || !isVerified) throw invalidParameter('No software token has been verified.');
  await closeChallenge(deps, challenge);
  const change = {
    totpSecret: await deps.secrets.encrypt(secret),
    mfaMethods: ['SOFTWARE_TOKEN_MFA' as const],
    preferredMfa: 'SOFTWARE_TOKEN_MFA' as const,
  };
  await whileUnchanged(deps.database, user, async (orm) => {
    await changeUser({ orm }, user, change);
    await forgetDevices({ orm }, user.id);
  });
  return signedIn(deps, afterMfa({ ...user, ...change }, challenge.state, answer));
};
