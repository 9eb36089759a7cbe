import { and, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from 'oidc-provider';
import type { Database } from '../../../services/src/db/database.ts';
import { identityOidcRecords as records } from '../../../services/src/db/schema/identity/signIn.ts';
import { revokeSignIn } from '../../tokens/grants.ts';

/** Keeps the records of an OpenID Connect server in the database, and deletes those that have expired. */
export const oidcAdapter =
  ({ orm }: Pick<Database, 'orm'>, server: string): AdapterFactory =>
  (kind): Adapter => {
    const isRecord = (id: string) => eq(records.key, `${server}:${kind}:${id}`);
    const find = async (condition: SQL): Promise<AdapterPayload | undefined> => {
      const [found] = await orm
        .select()
        .from(records)
        .where(and(condition, gt(records.expiresAt, sql`now()`)));
      if (found === undefined) return undefined;
      return found.consumedAt === null ? found.payload : { ...found.payload, consumed: true };
    };
    /** Called when a code is used again: the sign-in that it began, which has the id of its grant, ends, too. */
    const revokeByGrantId = async (grantId: string): Promise<void> => {
      await orm.delete(records).where(eq(records.grantId, grantId));
      await revokeSignIn({ orm }, grantId);
    };
    return {
      find: (id) => find(isRecord(id)),
      findByUid: (uid) => find(eq(records.uid, uid)),
      findByUserCode: async () => undefined,
      upsert: async (id, payload, expiresIn = 3600) => {
        const { uid = null, grantId = null } = payload as { uid?: string; grantId?: string };
        const values = { uid, grantId, payload, expiresAt: new Date(Date.now() + expiresIn * 1000) };
        await orm.delete(records).where(lt(records.expiresAt, sql`now()`));
        await orm
          .insert(records)
          .values({ key: `${server}:${kind}:${id}`, ...values })
          .onConflictDoUpdate({ target: records.key, set: values });
      },
      consume: async (id) => {
        const consumed = await orm
          .update(records)
          .set({ consumedAt: sql`now()` })
          .where(and(isRecord(id), isNull(records.consumedAt)))
          .returning({ key: records.key });
        if (consumed.length > 0) return;
        // Of two requests with the same code only one consumes it.
        await revokeByGrantId(String((await find(isRecord(id)))?.grantId));
        throw new errors.InvalidGrant('The code was used before.');
      },
      destroy: async (id) => {
        await orm.delete(records).where(isRecord(id));
      },
      revokeByGrantId,
    };
  };
