import { sql, type SQL } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import { accountWriter, hashedAbout, personHasher, writerOf, type Writer } from './personHash.ts';
import type { Database } from '../db/database.ts';
import { rowsFrom } from '../db/databaseOver.ts';
import { nullableString } from '../rest/nullable.ts';

/**
 * Votes of people who are barred from an offer do not count: they wait for a moderator. A vote is stored with the hash of the mailbox about
 * the review, and exclusions with the one about the offer, so both are computed from the account of the voter.
 */
const Vote = Type.Object({
  id: Type.String(),
  email: nullableString(),
  identityName: nullableString(),
  review: Type.Integer(),
  offer: Type.Integer(),
});

const findVotes = (orm: Database['orm'], condition: SQL) =>
  rowsFrom(orm)(
    sql`select vote.user_id as id, voter.email, voter.identity_name as "identityName", review.id as review, review.job_offer_id as offer
      from review_votes vote
      join reviews review on review.id = vote.review_id
      join users voter on voter.id = vote.user_id
      where ${condition}
      order by review.job_offer_id, review.id, vote.user_id`,
    Vote,
  );

/**
 * Tells as whom a user may write: as the mailbox; as the account, or the user at Google or Facebook, while the address is not
 * confirmed.
 */
export const formsOf = async (orm: Database['orm']) => {
  const hash = await personHasher(orm);
  return (user: Writer) => ({
    mailbox: hash(writerOf(user, true)),
    account: hash(accountWriter(user.id)),
    identity: hash(writerOf(user, false)),
  });
};

/** Decides anew which votes for reviews of an offer wait for a moderator. Returns how many changed. */
export const recountVotes = async (orm: Database['orm'], offer: number): Promise<number> => {
  const rows = rowsFrom(orm);
  const barred = await rows(
    sql`select mailbox_hash as mailbox from exclusions where job_offer_id = ${offer}`,
    Type.Object({ mailbox: Type.String() }),
  );
  const mailboxes = new Set(barred.map(({ mailbox }) => mailbox));
  const formsOfVoter = await formsOf(orm);
  const isBarred = (vote: Static<typeof Vote>) =>
    Object.values(formsOfVoter(vote)).some((person) => mailboxes.has(hashedAbout(person, offer)));
  const votes = await findVotes(orm, sql`review.job_offer_id = ${offer}`);
  const users = JSON.stringify([...new Set(votes.filter(isBarred).map(({ id }) => id))]);
  const isOfBarred = sql`user_id in (select jsonb_array_elements_text(${users}::jsonb))`;
  const changed = await rows(sql`
    update review_votes set waits_for = case when ${isOfBarred} then 'moderator' when waits_until is not null then 'account' end
    where review_id in (select id from reviews where job_offer_id = ${offer})
      and ${isOfBarred} <> (waits_for is not distinct from 'moderator')
    returning review_id`);
  return changed.length;
};
