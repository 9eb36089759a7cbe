import { attemptChallenge, closeChallenge, openChallenge } from '../challenges/challenges.ts';
import type { IdentityDeps } from '../deps.ts';
import { countFailure, requireUnlocked } from '../passwords/attempts.ts';
import { passwordOwner, storedVerifier } from '../passwords/passwordColumns.ts';
import { unknownAccount } from '../passwords/unknownAccount.ts';
import { invalidParameter, wrongCredentials } from '../rpc/identityError.ts';
import { isPresent, provesPassword, startExchange, type Exchange } from '../srp/exchange.ts';
import { findById, findByName } from '../users/users.ts';
import { afterPassword } from './afterPassword.ts';

interface Start {
  readonly name: string;
  /** SRP_A, hexadecimal. */
  readonly clientValue: string;
}

/** Asks for a proof that the client knows the password. The same for accounts that do not exist. */
export const askForPasswordProof = async (deps: IdentityDeps, { name, clientValue }: Start) => {
  const user = await findByName(deps.database, name);
  const unknown = unknownAccount(deps, name);
  const stored = user === null ? null : await storedVerifier(deps, user);
  const id = user === null ? unknown.id : user.id;
  const { salt, verifier } = stored ?? unknown;
  const exchange = startExchange(passwordOwner(deps, id), { salt, verifier }, clientValue);
  if (exchange === null) throw invalidParameter('Invalid SRP_A');
  await openChallenge(deps, {
    name: 'PASSWORD_VERIFIER',
    userId: stored === null ? null : id,
    state: exchange,
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
export const checkPasswordProof = async (deps: IdentityDeps, responses: Readonly<Record<string, string>>) => {
  const challenge = await attemptChallenge<Exchange>(
    deps,
    'PASSWORD_VERIFIER',
    responses['PASSWORD_CLAIM_SECRET_BLOCK'],
  ).catch(() => {
    throw wrongCredentials();
  });
  await closeChallenge(deps, challenge);
  const timestamp = responses['TIMESTAMP'] ?? '';
  const signature = responses['PASSWORD_CLAIM_SIGNATURE'] ?? '';
  const user = challenge.userId === null ? null : await findById(deps.database, challenge.userId);
  if (user !== null) requireUnlocked(user);
  const isProven = provesPassword(challenge.state, timestamp, signature) && isPresent(timestamp);
  if (user === null) throw wrongCredentials();
  if (!isProven) {
    await countFailure(deps.database, user);
    throw wrongCredentials();
  }
  return afterPassword(deps, user);
};
