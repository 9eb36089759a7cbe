import { attemptedChallenge } from '../challenges/answeredChallenge.ts';
import { closeChallenge, openChallenge } from '../challenges/challenges.ts';
import type { IdentityDeps, Caller } from '../deps.ts';
import { limitStarts, releaseStart } from '../limits/limits.ts';
import { countFailure } from '../passwords/attempts.ts';
import { passwordOwner, storedVerifier } from '../passwords/passwordColumns.ts';
import { unknownVerifier } from '../passwords/unknownAccount.ts';
import { invalidParameter, wrongCredentials } from '../rpc/identityError.ts';
import { isPresent, provesPassword, startExchange, type Exchange } from '../srp/exchange.ts';
import { findAccount } from '../users/findAccount.ts';
import { acceptPassword } from './acceptPassword.ts';
import { afterPassword } from './afterPassword.ts';
import { deviceKeyIn, type ChallengeAnswer } from './challengeAnswer.ts';
import { askForMailedCode } from './mailedCode.ts';
import { askForSecondFactor } from './secondFactor.ts';

interface Start {
  readonly name: string;
  /** SRP_A, hexadecimal. */
  readonly clientValue: string;
  readonly caller: Caller;
  /** Whether a code by mail comes after the password. */
  readonly wantsCode?: boolean;
}

type State = Exchange & { readonly wantsCode: boolean };

/** Asks for a proof that the client knows the password. Responds the same for unknown accounts. */
export const askForPasswordProof = async (
  deps: IdentityDeps,
  { name, clientValue, caller, wantsCode = false }: Start,
) => {
  const account = await findAccount(deps, name);
  await limitStarts(deps, caller);
  const { id, user } = account;
  const stored = user === null ? null : await storedVerifier(deps, user);
  const { salt, verifier } = stored ?? unknownVerifier(deps, id);
  const exchange = startExchange(passwordOwner(deps, id), { salt, verifier }, clientValue);
  if (exchange === null) throw invalidParameter('Invalid SRP_A');
  const state: State = { ...exchange, wantsCode };
  await openChallenge(deps, {
    name: 'PASSWORD_VERIFIER',
    account,
    state,
    session: exchange.secretBlock,
  });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt,
      SECRET_BLOCK: exchange.secretBlock,
      SRP_B: exchange.serverValue,
      USERNAME: id,
      USER_ID_FOR_SRP: id,
    },
  };
};

/** Checks the proof; each can be tried once. */
export const checkPasswordProof = async (deps: IdentityDeps, answer: ChallengeAnswer): Promise<object> => {
  const { responses, caller } = answer;
  const { challenge, user } = await attemptedChallenge<State>(deps, 'PASSWORD_VERIFIER', {
    ...answer,
    session: responses['PASSWORD_CLAIM_SECRET_BLOCK'],
  });
  await releaseStart(deps, caller);
  await closeChallenge(deps, challenge);
  const timestamp = responses['TIMESTAMP'] ?? '';
  const signature = responses['PASSWORD_CLAIM_SIGNATURE'] ?? '';
  const isProven = provesPassword(challenge.state, timestamp, signature) && isPresent(timestamp);
  if (user === null || !isProven) {
    await countFailure(deps.database, { id: challenge.userId, visitor: answer.visitor });
    throw wrongCredentials();
  }
  await acceptPassword(deps, { user, caller }, answer.visitor);
  const progress = { user, caller, deviceKey: deviceKeyIn(responses) };
  return afterPassword(deps, progress, challenge.state.wantsCode ? askForMailedCode : askForSecondFactor);
};
