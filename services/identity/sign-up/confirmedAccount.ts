import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { identityUsers } from '../../src/db/schema/identity/user.ts';
import { withAttributes } from '../users/attributeColumns.ts';
import type { IdentityUser } from '../users/users.ts';

/** How who confirms names the account. */
export interface Naming {
  /** By the id of a sign-up that a later one has replaced. */
  readonly isReplaced: boolean;
  /** By the id of the sign-up that counts, which its browser alone got. */
  readonly isOwn: boolean;
}

/**
 * Whether the mailbox is all that is known of who confirms: others signed up with the address, too, and this is not the browser of the
 * sign-up that counts, so that its password may be a stranger's. Networks are shared, and tell nothing.
 */
const isPasswordDoubtful = ({ isContested }: IdentityUser, { isReplaced, isOwn }: Naming): boolean =>
  isReplaced || (isContested && !isOwn);

/** How a sign-up changes when its code or link is used. A doubtful one keeps nothing that its author entered. */
export const confirmedAccount = (
  user: IdentityUser,
  naming: Naming,
): PgUpdateSetSource<typeof identityUsers> & { readonly status: 'CONFIRMED' | 'RESET_REQUIRED' } =>
  isPasswordDoubtful(user, naming)
    ? {
        status: 'RESET_REQUIRED',
        attributes: {
          email: user.attributes['email'] ?? user.username,
          email_verified: 'true',
          'custom:appjobs_user_id': `cognito|${user.id}`,
        },
      }
    : { status: 'CONFIRMED', attributes: withAttributes({ email_verified: 'true' }) };
