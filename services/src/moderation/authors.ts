import { sql, type SQL } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import { hashedAbout } from '../counting/personHash.ts';
import type { Database } from '../db/database.ts';
import { rowsFrom } from '../db/databaseOver.ts';
import { contributionTables } from '../counting/contributionTables.ts';
import { formsOf } from '../counting/barredVotes.ts';
import { nullableString } from '../rest/nullable.ts';

/** Who wrote about an offer: an account, until it is deleted, and the hash of its mailbox then. */
export const Written = Type.Object({
  offer: Type.Integer(),
  account: nullableString(),
  mailbox: nullableString(),
});
export type Written = Static<typeof Written>;

const User = Type.Object({
  id: Type.String(),
  email: nullableString(),
  identityName: nullableString(),
  isVerified: Type.Boolean(),
});

/** An author, by all hashes about the offer under which one may write: first of the account, if there is one. */
export interface Author {
  readonly offer: number;
  readonly hashes: readonly [string, ...string[]];
}

const tables = [
  ...contributionTables.map(
    (table) =>
      sql`select job_offer_id, user_id as account, mailbox_hash, created_at as written_at from ${sql.identifier(table)}`,
  ),
  sql`select job_offer_id, account_id, mailbox_hash, created_at from reviews`,
  sql`select job_offer_id, account_id, mailbox_hash, rated_at from reviews where rated_at is not null`,
  sql`select job_offer_id, account_id, mailbox_hash, reviewed_at from removed_reviews`,
  // Their hashes are about the review.
  sql`select review.job_offer_id, vote.user_id, null, vote.created_at
    from review_votes vote join reviews review on review.id = vote.review_id`,
  sql`select job_offer_id, account_id, mailbox_hash, written_at from writings`,
];

/** Everything that was written, also what is removed, and of the last weeks what is replaced or deleted. */
export const written = sql`(${sql.join(tables, sql` union all `)}) as written`;

/** The writers of what is meant, by a condition on `job_offer_id`, `account` and `written_at`. */
export const findWritten = (orm: Database['orm'], condition: SQL): Promise<Written[]> =>
  rowsFrom(orm)(
    sql`select distinct job_offer_id as offer, account, mailbox_hash as mailbox from ${written} where ${condition}`,
    Written,
  );

const authorOf = ({ offer, account, mailbox }: Written): string => `${offer} ${account ?? mailbox}`;

/**
 * The authors of what was written. A decision about it is about them, whichever address they had: under the mailboxes of what
 * they wrote about the offer, as the account, and under its address if that is confirmed. Of a deleted account the mailbox is
 * left.
 */
export const findAuthors = async (orm: Database['orm'], meant: readonly Written[]): Promise<Author[]> => {
  const isOneOf = sql`in (select jsonb_array_elements_text(${JSON.stringify(meant.map(({ account }) => account))}::jsonb))`;
  // A change of address waits, so that it copies what is decided.
  const users = await rowsFrom(orm)(
    sql`select id, email, identity_name as "identityName", email_verified_at is not null as "isVerified" from users
      where id ${isOneOf} order by id for no key update`,
    User,
  );
  const formsOfUser = await formsOf(orm);
  const hashesOfUser = new Map(
    users.map((user) => {
      const { account, identity, mailbox } = formsOfUser(user);
      return [user.id, user.isVerified ? [account, identity, mailbox] : [account, identity]];
    }),
  );
  const keys = new Set(meant.map(authorOf));
  const own = await findWritten(orm, sql`account ${isOneOf}`);
  const all = [...meant, ...own.filter((row) => keys.has(authorOf(row)))];
  return [...Map.groupBy(all, authorOf).values()].flatMap((rows) => {
    const [{ offer, account } = { offer: 0, account: null }] = rows;
    const current = (hashesOfUser.get(account ?? '') ?? []).map((person) => hashedAbout(person, offer));
    const [first, ...others] = new Set([...current, ...rows.flatMap(({ mailbox }) => mailbox ?? [])]);
    return first === undefined ? [] : [{ offer, hashes: [first, ...others] as const }];
  });
};
