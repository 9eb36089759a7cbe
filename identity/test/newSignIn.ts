import { userFrom } from '../../services/src/identity/idToken.ts';
import type { SignIn } from '../../services/src/identity/identityAdmin.ts';
import { signInWithPassword } from './accounts.ts';
import type { TestIdentity } from './startTestIdentity.ts';

/** A sign-in, as if it had begun a minute ago. */
export const newSignIn = async (identity: TestIdentity, email: string, password: string): Promise<SignIn> => {
  const { claims, idToken } = await signInWithPassword(identity, email, password);
  const user = userFrom(claims);
  if (user === null) throw new Error('The token names nobody.');
  return { ...user, idToken, signedInAt: user.signedInAt - 60 };
};
