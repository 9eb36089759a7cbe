import { eq } from 'drizzle-orm';
import type { Database } from '../../services/src/db/database.ts';
import { identityChallenges, identityCodes } from '../../services/src/db/schema/identity/attempt.ts';
import { identityUsers } from '../../services/src/db/schema/identity/user.ts';
import { removeUserData } from '../../services/src/user-data/removeUserData.ts';
import { endHostedSessions } from '../hosted/server/hostedSessions.ts';
import { clearFailures } from '../passwords/attempts.ts';
import type { IdentityUser } from './users.ts';

/**
 * Deletes the account with its sign-ins, codes and devices, and what the services store about the user: without an account,
 * the user could not ask for that any more.
 */
export const removeUser = (
  { orm }: Pick<Database, 'orm'>,
  { id, attributes }: Pick<IdentityUser, 'id' | 'attributes'>,
): Promise<void> =>
  orm.transaction(async (transaction) => {
    const email = attributes['email'] ?? null;
    await removeUserData({ orm: transaction }, { id, email }, attributes['email_verified'] === 'true');
    await endHostedSessions({ orm: transaction }, id);
    await clearFailures({ orm: transaction }, { id });
    await transaction.delete(identityChallenges).where(eq(identityChallenges.userId, id));
    await transaction.delete(identityCodes).where(eq(identityCodes.userId, id));
    // Cascades to sign-ins and devices.
    await transaction.delete(identityUsers).where(eq(identityUsers.id, id));
  });
