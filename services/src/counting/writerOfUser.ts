import type { Database } from '../db/database.ts';
import type { SignedInUser } from '../identity/idToken.ts';
import { hasConfirmedAddress } from '../web-api/my/user/confirmedAddress.ts';
import { writerOf } from './personHash.ts';

/** Who writes, as far as the token or our own row says whether the address is confirmed. */
export const writerOfUser = async (database: Database, user: SignedInUser): Promise<string> =>
  writerOf(user, await hasConfirmedAddress(database, user));
