import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { endedSignIns } from '../../db/schema/signIn.ts';
import { hashOf } from '../../text/secrets.ts';
import type { SignIn } from '../identityAdmin.ts';

/** The longest lifetime of an id token at Amazon. A sign-in that has ended gets no others. */
const maxTokenAgeMs = 24 * 3_600_000;

/** The clocks of Amazon and of this machine may differ, so a sign-in just before the end counts as one after it. */
const toleranceMs = 5_000;

/** Ends all sign-ins of the user until now, of which Amazon accepts the id tokens until they expire. */
export const endSignIns = async ({ orm }: Database, userId: string): Promise<void> => {
  const endedAt = new Date();
  await orm.delete(endedSignIns).where(lt(endedSignIns.endedAt, new Date(endedAt.getTime() - maxTokenAgeMs)));
  await orm
    .insert(endedSignIns)
    .values({ idHash: hashOf(userId), endedAt })
    .onConflictDoUpdate({ target: endedSignIns.idHash, set: { endedAt } });
};

/** Whether the user's sign-ins were ended after this one. */
export const hasEnded = async (
  { orm }: Database,
  { id, signedInAt }: Pick<SignIn, 'id' | 'signedInAt'>,
): Promise<boolean> => {
  const [ended] = await orm
    .select({ at: endedSignIns.endedAt })
    .from(endedSignIns)
    .where(eq(endedSignIns.idHash, hashOf(id)));
  return ended !== undefined && signedInAt * 1000 < ended.at.getTime() - toleranceMs;
};
