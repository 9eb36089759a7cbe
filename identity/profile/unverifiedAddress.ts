import type { VerifiableAttribute } from '../users/attributes.ts';
import type { IdentityUser } from '../users/users.ts';

/** The value that a code would verify: the pending one, or else the current one. */
export const unverifiedAddress = (user: IdentityUser, attribute: VerifiableAttribute): string | null =>
  user.pendingAttributes[attribute] ?? user.attributes[attribute] ?? null;
