import { answeredChallenge } from '../challenges/answeredChallenge.ts';
import { closeChallenge, openChallenge } from '../challenges/challenges.ts';
import type { IdentityDeps } from '../deps.ts';
import { invalidParameter } from '../rpc/identityError.ts';
import type { ChallengeAnswer } from '../sign-in/challengeAnswer.ts';
import { userParameters, type SignInProgress } from '../sign-in/progress.ts';
import { signedIn } from '../sign-in/signedIn.ts';
import { changeUser } from '../users/users.ts';
import { afterMfa, keptState, type KeptState } from './mfaSteps.ts';

/** The secret of the authenticator app that is being set up, and whether a code from it has been entered. */
export interface SetupState extends KeptState {
  readonly secret: string | null;
  readonly isVerified: boolean;
}

/** A session for the next step of the setup. */
export const openSetup = (
  deps: IdentityDeps,
  { id }: { readonly id: string },
  state: SetupState,
): Promise<string> => openChallenge(deps, { name: 'MFA_SETUP', userId: id, state });

/** Asks the user to set up an authenticator app: AssociateSoftwareToken, VerifySoftwareToken, then the answer. */
export const askForMfaSetup = async (deps: IdentityDeps, progress: SignInProgress) => ({
  ChallengeName: 'MFA_SETUP',
  Session: await openSetup(deps, progress.user, {
    ...keptState(progress),
    secret: null,
    isVerified: false,
  }),
  ChallengeParameters: {
    ...userParameters(progress.user),
    MFAS_CAN_SETUP: JSON.stringify(['SOFTWARE_TOKEN_MFA']),
  },
});

/** Ends the setup: from now on the app is the user's second factor. */
export const checkMfaSetup = async (deps: IdentityDeps, answer: ChallengeAnswer) => {
  const { challenge, user } = await answeredChallenge<SetupState>(deps, 'MFA_SETUP', answer);
  const { secret, isVerified } = challenge.state;
  if (secret === null || !isVerified) throw invalidParameter('No software token has been verified.');
  await closeChallenge(deps, challenge);
  await changeUser(deps.database, user, {
    totpSecret: await deps.secrets.encrypt(secret),
    mfaMethods: ['SOFTWARE_TOKEN_MFA'],
    preferredMfa: 'SOFTWARE_TOKEN_MFA',
  });
  return signedIn(deps, afterMfa(user, challenge.state, answer));
};
