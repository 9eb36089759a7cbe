import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accountTokens, type TokenPurpose } from '../../db/schema/accountToken.ts';
import { mailLifetimeMs } from '../../mail/mailLifetimes.ts';
import { hashOf, randomSecret, secretHashOf } from '../../text/secrets.ts';

export type Token = typeof accountTokens.$inferSelect;

interface NewToken {
  purpose: TokenPurpose;
  email: string;
  userId: string | null;
  passwordState: string | null;
}

const lifetimeMs: Record<TokenPurpose, number> = {
  reset_password: mailLifetimeMs.resetPassword,
  verify_email: mailLifetimeMs.verifyEmail,
};

/** Creates a token for a link and deletes expired ones. */
export const issueToken = async (
  orm: Database['orm'],
  { purpose, email, userId, passwordState }: NewToken,
): Promise<{ token: string; secretHash: string }> => {
  const now = new Date();
  const [token, secret] = [randomSecret(), randomSecret()];
  await orm.delete(accountTokens).where(lt(accountTokens.expiresAt, now));
  await orm.insert(accountTokens).values({
    hash: hashOf(token),
    purpose,
    email,
    userId,
    passwordState,
    secret,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs[purpose]),
  });
  return { token, secretHash: secretHashOf(secret, email, token) };
};

const isUsable = (purpose: TokenPurpose, email: string, token: string) =>
  and(
    eq(accountTokens.hash, hashOf(token)),
    eq(accountTokens.purpose, purpose),
    eq(accountTokens.email, email),
    gt(accountTokens.expiresAt, sql`now()`),
    isNull(accountTokens.claimedAt),
  );

/** Returns the token if it belongs to the address and can be used. */
export const findToken = async (
  { orm }: Database,
  purpose: TokenPurpose,
  email: string,
  token: string,
): Promise<Token | null> =>
  (
    await orm
      .select()
      .from(accountTokens)
      .where(isUsable(purpose, email, token))
  )[0] ?? null;

/** Claims a token for one request; null when another request claimed it first. */
export const claimToken = async (
  { orm }: Database,
  purpose: TokenPurpose,
  email: string,
  token: string,
): Promise<Token | null> => {
  const claimed = await orm
    .update(accountTokens)
    .set({ claimedAt: new Date() })
    .where(isUsable(purpose, email, token))
    .returning();
  return claimed[0] ?? null;
};

/** Keeps a spent token until it expires, to recognise the request that it was used for. It cannot be used again. */
export const keepSpentToken = async (
  orm: Database['orm'],
  claimed: Token,
  usedFor: string,
): Promise<void> => {
  await orm.insert(accountTokens).values({ ...claimed, usedFor });
};

/** Whether the token was spent for the same request. A different one makes it forgotten, so that nobody can try passwords with it. */
export const wasUsedFor = async (
  { orm }: Database,
  { purpose, email, token, usedFor }: Pick<Token, 'purpose' | 'email'> & { token: string; usedFor: string },
): Promise<boolean> => {
  const isSpent = and(
    eq(accountTokens.hash, hashOf(token)),
    eq(accountTokens.purpose, purpose),
    eq(accountTokens.email, email),
    isNotNull(accountTokens.usedFor),
    gt(accountTokens.expiresAt, sql`now()`),
  );
  const [spent] = await orm.select({ usedFor: accountTokens.usedFor }).from(accountTokens).where(isSpent);
  if (spent === undefined) return false;
  if (spent.usedFor === usedFor) return true;
  await orm.delete(accountTokens).where(isSpent);
  return false;
};

/** Releases a claimed token after a failure. */
export const releaseToken = async ({ orm }: Database, { hash }: Token): Promise<void> => {
  await orm.update(accountTokens).set({ claimedAt: null }).where(eq(accountTokens.hash, hash));
};

/** Deletes all tokens of this purpose for the account, or for the address if they name none, after one of them was used. */
export const spendTokens = async (
  orm: Database['orm'],
  { purpose, email, userId }: Pick<Token, 'purpose' | 'email' | 'userId'>,
): Promise<void> => {
  await orm
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.purpose, purpose),
        eq(accountTokens.email, email),
        userId === null ? undefined : eq(accountTokens.userId, userId),
      ),
    );
};
