import { decodeJwt, type JWTPayload } from 'jose';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { TestIdentity } from './startTestIdentity.ts';

const SignedUp = Type.Object({ UserSub: Type.String() });

/** Signs up and confirms. Returns the id of the account. */
export const createAccount = async (
  { call, codeTo }: TestIdentity,
  email: string,
  password: string,
): Promise<string> => {
  const { UserSub } = Value.Parse(SignedUp, await call('SignUp', { Username: email, Password: password }));
  await call('ConfirmSignUp', { Username: email, ConfirmationCode: await codeTo(email) });
  return UserSub;
};

const SignedIn = Type.Object({
  AuthenticationResult: Type.Object({
    AccessToken: Type.String(),
    IdToken: Type.String(),
    RefreshToken: Type.String(),
  }),
});

export interface SignedInAccount {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string;
  /** The claims of the id token. */
  readonly claims: JWTPayload;
}

/** Signs in without SRP, which is quicker. */
export const signInWithPassword = async (
  { call }: TestIdentity,
  email: string,
  password: string,
): Promise<SignedInAccount> => {
  const { AuthenticationResult } = Value.Parse(
    SignedIn,
    await call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  );
  const { AccessToken: accessToken, IdToken: idToken, RefreshToken: refreshToken } = AuthenticationResult;
  return { accessToken, idToken, refreshToken, claims: decodeJwt(idToken) };
};
