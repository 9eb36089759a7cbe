import { userOperation } from '../rpc/operation.ts';
import { removeUser } from '../users/removeUser.ts';

/** Deletes the account of the signed-in user, and the user's data. */
export const deleteUser = userOperation('DeleteUser', {}, async ({ database }, { user }) => {
  await removeUser(database, user);
  return {};
});
