import { decodeJwt } from 'jose';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { IdentityDeps, Caller } from '../../deps.ts';
import { initiateAuth } from '../../sign-in/initiateAuth.ts';
import { respondToAuthChallenge } from '../../sign-in/respondToAuthChallenge.ts';
import { revokeRefreshToken } from '../../tokens/grants.ts';

/** What a sign-in still requires. */
export interface OpenChallenge {
  readonly name: string;
  readonly session: string;
  /** The user name that the answer must contain. */
  readonly username: string;
  /** Where a code was sent. */
  readonly destination: string;
}

/** The state of a sign-in on the page: the account that signed in, or the next challenge. */
export type SignInStep =
  | { readonly userId: string; readonly challenge: null }
  | { readonly userId: null; readonly challenge: OpenChallenge };

const Challenged = Compile(
  Type.Object({
    ChallengeName: Type.String(),
    Session: Type.String(),
    ChallengeParameters: Type.Record(Type.String(), Type.String()),
  }),
);

const SignedIn = Compile(
  Type.Object({
    AuthenticationResult: Type.Object({ AccessToken: Type.String(), RefreshToken: Type.String() }),
  }),
);

const stepOf = async (deps: IdentityDeps, answer: object): Promise<SignInStep> => {
  if (Challenged.Check(answer)) {
    const { ChallengeName: name, Session: session, ChallengeParameters: parameters } = answer;
    const { USERNAME: username = '', CODE_DELIVERY_DESTINATION: destination = '' } = parameters;
    return { userId: null, challenge: { name, session, username, destination } };
  }
  const { AuthenticationResult: tokens } = SignedIn.Parse(answer);
  // These tokens never leave the service: the site gets its own in exchange for its code, with the scope it requested.
  await revokeRefreshToken(deps, tokens.RefreshToken);
  return { userId: String(decodeJwt(tokens.AccessToken).sub), challenge: null };
};

/** Turns device tracking off, because the pages cannot keep the key of a device. */
const withoutDevices = (deps: IdentityDeps): IdentityDeps => ({
  ...deps,
  settings: { ...deps.settings, devices: 'off' },
});

/** Begins a sign-in with the same checks, limits and challenges as the operation. */
export const enterPassword = async (
  deps: IdentityDeps,
  { email, password }: { readonly email: string; readonly password: string },
  caller: Caller,
): Promise<SignInStep> => {
  const body = {
    ClientId: deps.settings.clientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  };
  return stepOf(deps, await initiateAuth.run(withoutDevices(deps), body, caller));
};

/** The name of the answer to each challenge that the page can show. */
const answerNames: ReadonlyMap<string, string> = new Map([
  ['SOFTWARE_TOKEN_MFA', 'SOFTWARE_TOKEN_MFA_CODE'],
  ['SMS_MFA', 'SMS_MFA_CODE'],
  ['SELECT_MFA_TYPE', 'ANSWER'],
  ['NEW_PASSWORD_REQUIRED', 'NEW_PASSWORD'],
]);

/** Answers a challenge. */
export const answerChallenge = async (
  deps: IdentityDeps,
  { name, session, username }: OpenChallenge,
  answer: string,
  caller: Caller,
): Promise<SignInStep> => {
  const body = {
    ClientId: deps.settings.clientId,
    ChallengeName: name,
    ChallengeResponses: { USERNAME: username, [answerNames.get(name) ?? 'ANSWER']: answer },
    Session: session,
  };
  return stepOf(deps, await respondToAuthChallenge.run(withoutDevices(deps), body, caller));
};
