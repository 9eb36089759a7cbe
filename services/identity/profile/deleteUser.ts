import { eq } from 'drizzle-orm';
import { identityUsers } from '../../src/db/schema/identity/user.ts';
import { userOperation } from '../rpc/operation.ts';

/** Deletes the account with its sign-ins, codes and devices. */
export const deleteUser = userOperation('DeleteUser', {}, async ({ database: { orm } }, { user }) => {
  await orm.delete(identityUsers).where(eq(identityUsers.id, user.id));
  return {};
});
