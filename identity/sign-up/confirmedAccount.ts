import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { identityUsers } from '../../services/src/db/schema/identity/user.ts';
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

type Change = PgUpdateSetSource<typeof identityUsers>;

/**
 * The attributes of an account whose password is chosen by who may not be the author of its sign-up. One that nobody has confirmed keeps
 * nothing that its author entered.
 */
export const attributesForOwner = (
  { id, username, status, attributes }: IdentityUser,
  { isMailboxProven }: { readonly isMailboxProven: boolean },
): NonNullable<Change['attributes']> => {
  const proven = isMailboxProven ? { email_verified: 'true' } : {};
  return status === 'UNCONFIRMED'
    ? { email: attributes['email'] ?? username, ...proven, 'custom:appjobs_user_id': `cognito|${id}` }
    : withAttributes(proven);
};

type Confirmed = Change & { readonly status: 'CONFIRMED' | 'RESET_REQUIRED' };

/** How a sign-up changes when the mailbox alone confirms it: who has that chooses the password. */
export const confirmedByMailbox = (user: IdentityUser): Confirmed => ({
  status: 'RESET_REQUIRED',
  attributes: attributesForOwner(user, { isMailboxProven: true }),
});

/** How a sign-up changes when its code or link is used. */
export const confirmedAccount = (user: IdentityUser, naming: Naming): Confirmed =>
  isPasswordDoubtful(user, naming)
    ? confirmedByMailbox(user)
    : { status: 'CONFIRMED', attributes: withAttributes({ email_verified: 'true' }) };
