import { answeredChallenge } from '../challenges/answeredChallenge.ts';
import { closeChallenge, openChallenge } from '../challenges/challenges.ts';
import { deliverCode, deliveryTo, newCode } from '../codes/deliverCode.ts';
import { isSameCode } from '../codes/isSameCode.ts';
import type { IdentityDeps } from '../deps.ts';
import { limitCodes } from '../limits/limits.ts';
import { countFailure } from '../passwords/attempts.ts';
import { invalidParameter } from '../rpc/identityError.ts';
import type { ChallengeAnswer } from '../sign-in/challengeAnswer.ts';
import { userParameters, type SignInProgress } from '../sign-in/progress.ts';
import { signedIn } from '../sign-in/signedIn.ts';
import { accountOf } from '../users/findAccount.ts';
import { afterMfa, retainedState, wrongMfaCode, type RetainedState } from './mfaSteps.ts';

type State = RetainedState & { readonly code: string };

/** Sends a code to the user's phone and asks for it. */
export const askForTextedCode = async (deps: IdentityDeps, progress: SignInProgress) => {
  const { user, caller } = progress;
  const address = user.attributes['phone_number'];
  if (address === undefined) throw invalidParameter('User has no phone number.');
  // The password came before.
  const mail = { address: caller.address, recipient: address, purpose: 'SMS_MFA', isOwner: true };
  await limitCodes(deps, mail);
  const code = newCode();
  const state: State = { ...retainedState(progress), code };
  const session = await openChallenge(deps, { name: 'SMS_MFA', account: accountOf(user), state });
  const destination = { attribute: 'phone_number', address } as const;
  const text = { kind: 'signInCode', code, language: caller.language } as const;
  await deliverCode(deps, deps.database.orm, destination, text);
  const { DeliveryMedium, Destination } = deliveryTo(destination);
  return {
    ChallengeName: 'SMS_MFA',
    Session: session,
    ChallengeParameters: {
      ...userParameters(user),
      CODE_DELIVERY_DELIVERY_MEDIUM: DeliveryMedium,
      CODE_DELIVERY_DESTINATION: Destination,
    },
  };
};

export const checkTextedCode = async (deps: IdentityDeps, answer: ChallengeAnswer) => {
  const { challenge, user } = await answeredChallenge<State>(deps, 'SMS_MFA', answer);
  if (!isSameCode(challenge.state.code, answer.responses['SMS_MFA_CODE'])) {
    await countFailure(deps.database, { id: user.id, visitor: answer.visitor, isSecondStep: true });
    throw wrongMfaCode();
  }
  await closeChallenge(deps, challenge);
  return signedIn(deps, afterMfa(user, challenge.state, answer));
};
