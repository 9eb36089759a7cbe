import type { users } from '../../../db/schema/user.ts';
import { isSameAddress } from '../../../identity/accountAddress.ts';
import type { SignedInUser } from '../../../identity/idToken.ts';

/** What the services know about the address of an account. */
export type KnownAddress = Pick<typeof users.$inferSelect, 'email' | 'emailIssuedAt' | 'emailVerifiedAt'>;

/**
 * The user with the address that holds: the known one if it was told later, or if nobody tells one now. A link of the services
 * verifies the address, too. An account that has no address, or is gone, keeps none.
 */
export const withKnownAddress = (user: SignedInUser, known: KnownAddress | undefined): SignedInUser => {
  const { email: address, emailVerified, emailToldAt } = user;
  if (known === undefined || known.email === null || (address === null && emailVerified === false))
    return user;
  const { email, emailIssuedAt, emailVerifiedAt } = known;
  const toldAt = emailIssuedAt === null ? 0 : emailIssuedAt.getTime() / 1000;
  const isVerified = emailVerifiedAt !== null;
  if (address === null) return { ...user, email, emailVerified: isVerified, emailToldAt: toldAt };
  // Some identity services never say whether an address is verified.
  const asKnown = isVerified || (emailVerified === null ? null : false);
  if (toldAt > emailToldAt) return { ...user, email, emailVerified: asKnown, emailToldAt: toldAt };
  return isVerified && isSameAddress(address, email) ? { ...user, emailVerified: true } : user;
};
