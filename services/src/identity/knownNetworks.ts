import { and, asc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm';
import { networkOf } from '@citygigs/server/http/networkOf.ts';
import type { Database } from '../db/database.ts';
import { knownNetworks } from '../db/schema/signIn.ts';
import { users } from '../db/schema/user.ts';
import { hashOf } from '../text/secrets.ts';

const lifetime = sql`interval '90 days'`;

/** The network of a caller as it is stored for a user: a hash, which differs for every user. */
export const networkHash = (userId: string, address: string): string =>
  hashOf(`${userId}\n${networkOf(address)}`);

/** Remembers that the user proved from a network who they are. Forgets the networks of all users after 90 days. */
export const rememberNetwork = async (
  { orm }: Pick<Database, 'orm'>,
  userId: string,
  address: string,
): Promise<void> => {
  const usedAt = sql`now()`;
  await orm.delete(knownNetworks).where(lt(knownNetworks.usedAt, sql`now() - ${lifetime}`));
  await orm
    .insert(knownNetworks)
    .values({ userId, network: networkHash(userId, address), usedAt })
    .onConflictDoUpdate({ target: [knownNetworks.userId, knownNetworks.network], set: { usedAt } });
};

const isKnown = (userId: string, network: string): SQL | undefined =>
  and(
    eq(knownNetworks.userId, userId),
    eq(knownNetworks.network, network),
    gt(knownNetworks.usedAt, sql`now() - ${lifetime}`),
  );

/** The same as a condition within a query about something else. */
export const isKnownSql = (userId: string, network: string): SQL =>
  sql`exists (select 1 from ${knownNetworks} where ${isKnown(userId, network)})`;

/** Whether the user has signed in from the network of a caller within 90 days. */
export const isKnownNetwork = async (
  { orm }: Pick<Database, 'orm'>,
  userId: string,
  address: string,
): Promise<boolean> => {
  const found = await orm
    .select({ userId: knownNetworks.userId })
    .from(knownNetworks)
    .where(isKnown(userId, networkHash(userId, address)));
  return found.length > 0;
};

/**
 * The users with the address who have signed in from the network of a caller within 90 days. Only one of them has the mailbox for certain:
 * the others may be strangers who name it, or its former owners.
 */
export const knownToAddress = async (
  database: Pick<Database, 'orm'>,
  email: string,
  address: string,
): Promise<readonly string[]> => {
  const named = await database.orm
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`)
    .orderBy(asc(users.createdAt))
    .limit(10);
  if (named.length === 0) return [];
  const known = await database.orm
    .select({ userId: knownNetworks.userId })
    .from(knownNetworks)
    .where(or(...named.map(({ id }) => isKnown(id, networkHash(id, address)))));
  return known.map(({ userId }) => userId);
};
