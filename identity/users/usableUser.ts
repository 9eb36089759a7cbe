import { notAuthorised } from '../rpc/identityError.ts';
import type { IdentityUser } from './users.ts';

/** Returns the user. Throws, with texts that aws-amplify knows, when the account is deleted or disabled. */
export const usableUser = (user: IdentityUser | null): IdentityUser => {
  if (user === null) throw notAuthorised('User does not exist.');
  if (!user.enabled) throw notAuthorised('User is disabled.');
  return user;
};
