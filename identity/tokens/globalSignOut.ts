import { userOperation } from '../rpc/operation.ts';
import { revokeSignIns } from './grants.ts';

/** Ends every sign-in of the user. */
export const globalSignOut = userOperation('GlobalSignOut', {}, async (deps, { user }) => {
  await revokeSignIns(deps.database, user.id);
  return {};
});
