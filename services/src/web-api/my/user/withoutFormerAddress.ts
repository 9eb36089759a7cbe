import type { users } from '../../../db/schema/user.ts';
import type { SignedInUser } from '../../../identity/idToken.ts';

type Known = Pick<typeof users.$inferSelect, 'emailIssuedAt'>;

/** Whether the address that the services know is from a token that was issued after this one. */
export const isFormerToken = ({ emailIssuedAt }: Known, { issuedAt }: SignedInUser): boolean =>
  emailIssuedAt !== null && emailIssuedAt.getTime() > issuedAt * 1000;

/** The user, without the address of the token if a later token has named another one to the services. */
export const withoutFormerAddress = (account: Known | undefined, user: SignedInUser): SignedInUser =>
  account !== undefined && isFormerToken(account, user)
    ? { ...user, email: null, emailVerified: null }
    : user;
