import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../services/src/db/database.ts';
import { identityDevices } from '../../services/src/db/schema/identity/device.ts';

/** Forgets the devices of a user; `keptKey` names one that is still known. */
export const forgetDevices = async (
  { orm }: Pick<Database, 'orm'>,
  userId: string,
  keptKey: string | null = null,
): Promise<void> => {
  const isOther = keptKey === null ? undefined : ne(identityDevices.key, keptKey);
  await orm.delete(identityDevices).where(and(eq(identityDevices.userId, userId), isOther));
};
