import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/user.ts';

/** Locks the row of a user until the transaction ends, so that changes of what belongs to the user wait for each other. */
export const lockUser = async (orm: Database['orm'], userId: string): Promise<void> => {
  await orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
};
