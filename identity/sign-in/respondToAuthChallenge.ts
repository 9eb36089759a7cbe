import { Type } from 'typebox';
import { checkPurpose } from '../challenges/answeredChallenge.ts';
import type { IdentityDeps } from '../deps.ts';
import { checkDeviceProof, startDeviceProof } from '../devices/deviceProof.ts';
import { releaseChecks } from '../limits/limits.ts';
import { visitorOf } from '../limits/visitor.ts';
import { checkMfaSetup } from '../mfa/mfaSetup.ts';
import { checkMfaType } from '../mfa/mfaType.ts';
import { checkTextedCode } from '../mfa/textedCode.ts';
import { checkTotpCode } from '../mfa/totpCode.ts';
import { ClientId, TextMap } from '../rpc/fields.ts';
import { invalidParameter } from '../rpc/identityError.ts';
import { operation } from '../rpc/operation.ts';
import { findAccount } from '../users/findAccount.ts';
import { deviceKeyIn, type ChallengeAnswer } from './challengeAnswer.ts';
import { checkMailedCode } from './mailedCode.ts';
import { checkNewPassword } from './newPassword.ts';
import { checkPasswordProof } from './passwordProof.ts';

type Respond = (deps: IdentityDeps, answer: ChallengeAnswer) => Promise<object>;

/** How each challenge is answered. */
const responders: ReadonlyMap<string, Respond> = new Map([
  ['PASSWORD_VERIFIER', checkPasswordProof],
  ['NEW_PASSWORD_REQUIRED', checkNewPassword],
  ['CUSTOM_CHALLENGE', checkMailedCode],
  ['SOFTWARE_TOKEN_MFA', checkTotpCode],
  ['SMS_MFA', checkTextedCode],
  ['SELECT_MFA_TYPE', checkMfaType],
  ['MFA_SETUP', checkMfaSetup],
  ['DEVICE_SRP_AUTH', startDeviceProof],
  ['DEVICE_PASSWORD_VERIFIER', checkDeviceProof],
]);

/** Checks the answer to a challenge. Returns the next challenge or the tokens. */
export const respondToAuthChallenge = operation(
  'RespondToAuthChallenge',
  Type.Object({
    ClientId,
    ChallengeName: Type.String({ maxLength: 64 }),
    ChallengeResponses: Type.Optional(TextMap),
    Session: Type.Optional(Type.String({ maxLength: 2_048 })),
  }),
  async (deps, { ChallengeName: name, ChallengeResponses: responses = {}, Session: session }, caller) => {
    const respond = responders.get(name);
    if (respond === undefined) throw invalidParameter(`Unsupported challenge ${name}`);
    const account = await findAccount(deps, responses['USERNAME'] ?? '');
    const visitor = await visitorOf(deps, account, caller, deviceKeyIn(responses));
    const result = await respond(deps, { responses, session, caller, account, visitor });
    // A right password has been accounted for before the next step.
    if (name !== 'PASSWORD_VERIFIER')
      await releaseChecks(deps, { visitor, account, purpose: checkPurpose(name) });
    return result;
  },
);
