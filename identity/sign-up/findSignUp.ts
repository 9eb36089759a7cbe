import { sql } from 'drizzle-orm';
import { identityUsers } from '../../services/src/db/schema/identity/user.ts';
import type { IdentityDeps } from '../deps.ts';
import { accountOf, findAccount, type Account } from '../users/findAccount.ts';

interface SignUpAccount extends Account {
  /** Whether the name is the id of an earlier sign-up with the address, so that the account may be somebody else's. */
  readonly isReplaced: boolean;
}

/** Returns the account that a name signs up: its own, or the one that has replaced it meanwhile. */
export const findSignUp = async (deps: IdentityDeps, name: string): Promise<SignUpAccount> => {
  const account = await findAccount(deps, name);
  if (account.user !== null) return { ...account, isReplaced: false };
  const [replacing] = await deps.database.orm
    .select()
    .from(identityUsers)
    .where(sql`${identityUsers.replacedIds} @> ${JSON.stringify([name])}::jsonb`);
  return replacing === undefined
    ? { ...account, isReplaced: false }
    : { ...accountOf(replacing), isReplaced: true };
};
