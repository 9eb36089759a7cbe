import { userOperation } from '../rpc/operation.ts';
import { removeUser } from '../users/users.ts';

/** Deletes the account of the signed-in user. */
export const deleteUser = userOperation('DeleteUser', {}, async ({ database }, { user }) => {
  await removeUser(database, user);
  return {};
});
