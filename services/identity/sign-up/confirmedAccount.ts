import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { identityUsers } from '../../src/db/schema/identity/user.ts';
import { networkHash } from '../../src/identity/knownNetworks.ts';
import type { Caller } from '../rpc/operation.ts';
import { withAttributes } from '../users/attributeColumns.ts';
import type { IdentityUser } from '../users/users.ts';

/** Whether the caller is in the network from which the account was signed up. */
export const isAuthor = (user: IdentityUser | null, { address }: Pick<Caller, 'address'>): boolean =>
  user !== null && user.signedUpFrom === networkHash(user.username, address);

/**
 * Whether the mailbox is all that is known of who confirms: others signed up with the address, too, and this is not the network
 * of the sign-up that counts, so that its password may be a stranger's.
 */
const isPasswordDoubtful = (user: IdentityUser, caller: Pick<Caller, 'address'>): boolean =>
  user.isContested && !isAuthor(user, caller);

/**
 * How a sign-up changes when its code or link is used. A doubtful one keeps nothing that its author entered, nor does one that has replaced
 * the sign-up of who confirms.
 */
export const confirmedAccount = (
  user: IdentityUser,
  caller: Pick<Caller, 'address'>,
  isReplaced: boolean,
): PgUpdateSetSource<typeof identityUsers> & { readonly status: 'CONFIRMED' | 'RESET_REQUIRED' } =>
  isReplaced || isPasswordDoubtful(user, caller)
    ? {
        status: 'RESET_REQUIRED',
        attributes: {
          email: user.attributes['email'] ?? user.username,
          email_verified: 'true',
          'custom:appjobs_user_id': `cognito|${user.id}`,
        },
      }
    : { status: 'CONFIRMED', attributes: withAttributes({ email_verified: 'true' }) };
