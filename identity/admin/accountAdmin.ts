import { sql } from 'drizzle-orm';
import { identityUsers } from '../../services/src/db/schema/identity/user.ts';
import type { IdentityDeps } from '../deps.ts';
import { countFailure, requireUnlocked } from '../passwords/attempts.ts';
import { hasPassword } from '../passwords/passwordColumns.ts';
import { wrongCredentials } from '../rpc/identityError.ts';
import { confirmedByMailbox } from '../sign-up/confirmedAccount.ts';
import { revokeSignIns } from '../tokens/grants.ts';
import { withAttributes } from '../users/attributeColumns.ts';
import { changeUser, type IdentityUser } from '../users/users.ts';

/** The accounts with an address: at most one with a password, because the address is its user name. */
export const accountsWith = ({ database }: IdentityDeps, email: string): Promise<IdentityUser[]> =>
  database.orm
    .select()
    .from(identityUsers)
    .where(sql`lower(${identityUsers.attributes} ->> 'email') = ${email.toLowerCase()}`)
    .limit(10);

/** Whose tries reach the service through the administration is limited where they begin. */
const administration = { key: 'administration', isUsual: true };

/** Throws when the password is wrong. Counts the failure, and locks the account after too many. */
export const requirePassword = async (
  deps: IdentityDeps,
  user: IdentityUser,
  password: string,
): Promise<void> => {
  const attempt = { id: user.id, visitor: administration };
  await requireUnlocked(deps.database, attempt);
  if (await hasPassword(deps, user, password)) return;
  await countFailure(deps.database, attempt);
  throw wrongCredentials();
};

/** Marks the address as verified, which also confirms an unconfirmed account, by the mailbox alone. */
export const confirmEmail = ({ database }: IdentityDeps, user: IdentityUser): Promise<void> =>
  changeUser(
    database,
    user,
    user.status === 'UNCONFIRMED'
      ? confirmedByMailbox(user)
      : { attributes: withAttributes({ email_verified: 'true' }) },
  );

/** A disabled account cannot sign in, and its tokens stop working. */
export const setEnabled = async (deps: IdentityDeps, user: IdentityUser, enabled: boolean): Promise<void> => {
  await changeUser(deps.database, user, { enabled });
  if (!enabled) await revokeSignIns(deps.database, user.id);
};
