import type { VerifiableAttribute } from '../users/attributes.ts';
import type { IdentityUser } from '../users/users.ts';

/** What a code would verify: the new value that waits for it, else the present one. */
export const unverifiedAddress = (user: IdentityUser, attribute: VerifiableAttribute): string | null =>
  user.pendingAttributes[attribute] ?? user.attributes[attribute] ?? null;
