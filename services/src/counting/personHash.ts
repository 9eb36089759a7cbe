import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mailboxOf } from '@citygigs/server/identity/mailbox.ts';
import { widestNetworkOf } from '@citygigs/server/http/networkOf.ts';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { hashKeys } from '../db/schema/moderation.ts';
import type { SignedInUser } from '../identity/idToken.ts';

const keyName = 'people';

/** The key, which the first process to need it creates. */
const hashKey = async (orm: Database['orm']): Promise<string> => {
  const find = () => orm.select().from(hashKeys).where(eq(hashKeys.name, keyName));
  const [stored] = await find();
  if (stored !== undefined) return stored.value;
  await orm
    .insert(hashKeys)
    .values({ name: keyName, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [created] = await find();
  if (created === undefined) throw new Error('The key of the hashes was neither found nor created.');
  return created.value;
};

const withKey = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

const keyedHash = async (orm: Database['orm'], text: string): Promise<string> =>
  withKey(await hashKey(orm), text);

export type Writer = Pick<SignedInUser, 'id' | 'email' | 'identityName'>;

/** An account as a writer. */
export const accountWriter = (id: string): string => `account ${id}`;

/**
 * Who writes: the mailbox in its one form. An address that is not confirmed may be somebody else's. Then it is the user at Google
 * or Facebook, who is the same with an account that is made anew, and otherwise the account.
 */
export const writerOf = ({ id, email, identityName }: Writer, isConfirmed: boolean): string => {
  if (isConfirmed && email !== null) return `mailbox ${mailboxOf(email)}`;
  return identityName === null ? accountWriter(id) : `identity ${identityName}`;
};

/** The keyed hash of a writer. Store it only together with what was written about: see `hashAbout`. */
export const personHash = (orm: Database['orm'], writer: string): Promise<string> => keyedHash(orm, writer);

/** Computes the hashes of many writers. */
export const personHasher = async (orm: Database['orm']): Promise<(writer: string) => string> => {
  const key = await hashKey(orm);
  return (writer) => withKey(key, writer);
};

/**
 * The keyed hash of the widest network of an IP address, for IPv6 its /48, which some subscribers have as a whole: who shares it with
 * strangers waits, and loses nothing.
 */
export const networkHash = (orm: Database['orm'], address: string): Promise<string> =>
  keyedHash(orm, `network ${widestNetworkOf(address)}`);

/** A hash that differs for each offer or review, so that what is stored does not show what one person wrote about others. */
export const hashAbout = (hash: string, id: SQL): SQL =>
  sql`encode(sha256(convert_to(${hash}::text || ' ' || (${id})::text, 'UTF8')), 'base64')`;

/** The same, computed here. */
export const hashedAbout = (hash: string, id: number): string =>
  createHash('sha256').update(`${hash} ${id}`).digest('base64');
