import type { IdentityDeps } from '../deps.ts';
import { unknownId } from '../passwords/unknownAccount.ts';
import { findByName, type IdentityUser } from './users.ts';

/** Who a name belongs to. Without a user the id is made up, always the same for the same name. */
export interface Account {
  readonly id: string;
  readonly user: IdentityUser | null;
}

/** The account of a user. */
export const accountOf = (user: IdentityUser): Account => ({ id: user.id, user });

/** Returns the account with an id or a user name. Does the same work for a name without an account. */
export const findAccount = async (deps: IdentityDeps, name: string): Promise<Account> => {
  const user = await findByName(deps.database, name);
  const unknown = unknownId(deps, name);
  return { id: user?.id ?? unknown, user };
};
