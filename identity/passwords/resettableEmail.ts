import type { IdentityUser } from '../users/users.ts';

/** Where the code for a new password goes; null if the account has no password to reset. */
export const resettableEmail = (user: IdentityUser | null): string | null =>
  user !== null && user.enabled && user.status !== 'EXTERNAL_PROVIDER'
    ? (user.attributes['email'] ?? null)
    : null;
