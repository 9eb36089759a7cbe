import { and, like, or, sql } from 'drizzle-orm';
import type { Database } from '../../../services/src/db/database.ts';
import { identityOidcRecords as records } from '../../../services/src/db/schema/identity/signIn.ts';

/** Ends the sessions of a user at the hosted sign-in, sign-ins in progress, and codes that are not exchanged yet. */
export const endHostedSessions = async ({ orm }: Pick<Database, 'orm'>, userId: string): Promise<void> => {
  const accountIds = [
    sql`${records.payload} ->> 'accountId'`,
    sql`${records.payload} #>> '{session,accountId}'`,
    sql`${records.payload} #>> '{result,login,accountId}'`,
  ];
  await orm
    .delete(records)
    .where(and(like(records.key, 'hosted:%'), or(...accountIds.map((id) => sql`${id} = ${userId}`))));
};
