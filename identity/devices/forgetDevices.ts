import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../services/src/db/database.ts';
import { identityDevices } from '../../services/src/db/schema/identity/signIn.ts';

/** Forgets the devices of a user; `retainedKey` names one that is still known. */
export const forgetDevices = async (
  { orm }: Pick<Database, 'orm'>,
  userId: string,
  retainedKey: string | null = null,
): Promise<void> => {
  const isOther = retainedKey === null ? undefined : ne(identityDevices.key, retainedKey);
  await orm.delete(identityDevices).where(and(eq(identityDevices.userId, userId), isOther));
};
