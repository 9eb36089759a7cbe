import { answeredChallenge } from '../challenges/answeredChallenge.ts';
import { closeChallenge, openChallenge } from '../challenges/challenges.ts';
import type { IdentityDeps } from '../deps.ts';
import { countFailure } from '../passwords/attempts.ts';
import { invalidParameter, wrongCredentials } from '../rpc/identityError.ts';
import type { ChallengeAnswer } from '../sign-in/challengeAnswer.ts';
import { userParameters, type SignInProgress } from '../sign-in/progress.ts';
import { signedIn } from '../sign-in/signedIn.ts';
import { isPresent, provesPassword, startExchange, type Exchange } from '../srp/exchange.ts';
import { accountOf } from '../users/findAccount.ts';
import { deviceGroupKey } from './deviceGroup.ts';
import { findRememberedDevice, type ConfirmedDevice } from './devices.ts';
import { noSuchDevice } from './noSuchDevice.ts';

interface State {
  readonly deviceKey: string;
}

/** Asks a remembered device to prove its identity, which replaces the second factor. */
export const askForDeviceProof = async (
  deps: IdentityDeps,
  { user }: SignInProgress,
  { key }: ConfirmedDevice,
) => {
  const state: State = { deviceKey: key };
  return {
    ChallengeName: 'DEVICE_SRP_AUTH',
    Session: await openChallenge(deps, { name: 'DEVICE_SRP_AUTH', account: accountOf(user), state }),
    ChallengeParameters: { ...userParameters(user), DEVICE_KEY: key },
  };
};

/** Starts the proof: the same exchange as for a password, with the secret of the device. */
export const startDeviceProof = async (deps: IdentityDeps, answer: ChallengeAnswer) => {
  const { challenge, user } = await answeredChallenge<State>(deps, 'DEVICE_SRP_AUTH', answer);
  const { deviceKey } = challenge.state;
  const device = await findRememberedDevice(deps, user, deviceKey);
  if (device === null || answer.responses['DEVICE_KEY'] !== deviceKey) throw noSuchDevice();
  await closeChallenge(deps, challenge);
  const owner = { group: deviceGroupKey(deps), id: deviceKey };
  const exchange = startExchange(owner, device, answer.responses['SRP_A'] ?? '');
  if (exchange === null) throw invalidParameter('Invalid SRP_A');
  await openChallenge(deps, {
    name: 'DEVICE_PASSWORD_VERIFIER',
    account: accountOf(user),
    state: exchange,
    session: exchange.secretBlock,
  });
  return {
    ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: device.salt,
      SECRET_BLOCK: exchange.secretBlock,
      SRP_B: exchange.serverValue,
      USERNAME: user.id,
      DEVICE_KEY: deviceKey,
    },
  };
};

/** Checks the proof; each can be tried once. */
export const checkDeviceProof = async (deps: IdentityDeps, answer: ChallengeAnswer) => {
  const { responses, caller } = answer;
  const { challenge, user } = await answeredChallenge<Exchange>(deps, 'DEVICE_PASSWORD_VERIFIER', {
    ...answer,
    session: responses['PASSWORD_CLAIM_SECRET_BLOCK'],
  });
  await closeChallenge(deps, challenge);
  const timestamp = responses['TIMESTAMP'] ?? '';
  const signature = responses['PASSWORD_CLAIM_SIGNATURE'] ?? '';
  if (!provesPassword(challenge.state, timestamp, signature) || !isPresent(timestamp)) {
    await countFailure(deps.database, { id: user.id, visitor: answer.visitor, isSecondStep: true });
    throw wrongCredentials();
  }
  // The device may have been forgotten since the proof began.
  if ((await findRememberedDevice(deps, user, challenge.state.id)) === null) throw noSuchDevice();
  return signedIn(deps, { user, caller, deviceKey: challenge.state.id });
};
