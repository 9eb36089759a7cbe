import { deleteUser } from '../profile/deleteUser.ts';
import { getUser } from '../profile/getUser.ts';
import { initiateAuth } from '../sign-in/initiateAuth.ts';
import { respondToAuthChallenge } from '../sign-in/respondToAuthChallenge.ts';
import { confirmSignUp } from '../sign-up/confirmSignUp.ts';
import { resendConfirmationCode } from '../sign-up/resendConfirmationCode.ts';
import { signUp } from '../sign-up/signUp.ts';
import { getTokensFromRefreshToken } from '../tokens/getTokensFromRefreshToken.ts';
import { globalSignOut } from '../tokens/globalSignOut.ts';
import { revokeToken } from '../tokens/revokeToken.ts';
import type { Operation } from './operation.ts';

/** The operations of the user pool, by name. */
export const userPoolOperations: ReadonlyMap<string, Operation> = new Map(
  [
    signUp,
    confirmSignUp,
    resendConfirmationCode,
    initiateAuth,
    respondToAuthChallenge,
    getTokensFromRefreshToken,
    revokeToken,
    globalSignOut,
    getUser,
    deleteUser,
  ].map((operation) => [operation.name, operation]),
);
