import { invalidParameter } from '../rpc/identityError.ts';
import type { IdentityUser } from '../users/users.ts';

/** The attributes to remove, with those that depend on them. Throws for those that an account needs. */
export const removedAttributes = (user: IdentityUser, names: readonly string[]): string[] => {
  for (const name of names) {
    if (name === 'email') throw invalidParameter('user.email: Attribute cannot be removed.');
    if (name === 'phone_number' && user.mfaMethods.includes('SMS_MFA'))
      throw invalidParameter('user.phone_number: Attribute is used for signing in.');
  }
  return names.flatMap((name) => (name === 'phone_number' ? [name, 'phone_number_verified'] : [name]));
};
