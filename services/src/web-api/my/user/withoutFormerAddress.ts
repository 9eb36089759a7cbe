import type { users } from '../../../db/schema/user.ts';
import type { SignedInUser } from '../../../identity/idToken.ts';

type Known = Pick<typeof users.$inferSelect, 'emailIssuedAt'>;

/** The user, without the address of the token if a later token has named another one to the services. */
export const withoutFormerAddress = (account: Known | undefined, user: SignedInUser): SignedInUser =>
  (account?.emailIssuedAt?.getTime() ?? 0) > user.issuedAt * 1000
    ? { ...user, email: null, emailVerified: null }
    : user;
