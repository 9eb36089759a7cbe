import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { appliedHereAt } from '../../counting/applicationOf.ts';
import { formerValue } from '../../counting/formerValue.ts';
import { accountWriter, hashAbout, personHash } from '../../counting/personHash.ts';
import { recordWriting } from '../../counting/recordWriting.ts';
import { isSpent, spendKey } from '../../counting/spentKeys.ts';
import { findWait, othersAbout } from '../../counting/waits.ts';
import type { Database, RunQuery } from '../../db/database.ts';
import { rowsFrom } from '../../db/databaseOver.ts';
import { jsonRows } from '../../db/jsonRows.ts';
import { exclusions } from '../../db/schema/moderation.ts';
import { reviews } from '../../db/schema/review.ts';
import { reviewOpportunities } from '../../db/schema/reviewOpportunity.ts';
import type { SignedInUser } from '../../identity/idToken.ts';
import { unprocessable } from '../../rest/httpProblem.ts';
import { assertSameInput, reusedKey, type SentKey } from '../../rest/once/sentKey.ts';
import type { Language } from '../../rest/language.ts';
import { lockOffer } from '../../counting/contributionTables.ts';
import { ensureUser } from '../my/user/ensureUser.ts';
import { authorName } from './authorName.ts';
import { takeOverReports } from './feedbackQueries.ts';
import { reviewColumns, reviewTables, type ReviewRow } from './reviewColumns.ts';
import { Review } from './reviewSchema.ts';

type NewReview = Pick<
  typeof reviews.$inferInsert,
  'jobOfferId' | 'rating' | 'reviewText' | 'language' | 'sessionId'
> &
  SentKey;

/** Returns the user's review of an offer, or null. */
export const findOwnReview = async (
  { rows, language }: { rows: Database['rows']; language: Language },
  userId: string,
  jobOfferId: number,
): Promise<ReviewRow | null> => {
  const [review] = await jsonRows(rows, Review, {
    select: sql`
      select ${reviewColumns(language, { city: true, partner: true, isOwn: true })}
      from ${reviewTables(language)}
      where review.account_id = ${userId} and review.job_offer_id = ${jobOfferId}`,
  });
  return review ?? null;
};

const isKeyUsed = async ({ orm }: Database, userId: string, key: string | null): Promise<boolean> =>
  key !== null &&
  (await orm.$count(reviews, and(eq(reviews.accountId, userId), eq(reviews.idempotencyKey, key)))) > 0;

const refused = (code: 'already_reviewed' | 'barred' | 'conflict' | 'same_mailbox', message: string) =>
  unprocessable({ field: 'job_offer_id', code, message });

export interface Author {
  /** The keyed hashes of the mailbox and the network. */
  readonly person: string;
  readonly network: string;
  /** The confirmed address of the user; null without one. */
  readonly address: string | null;
}

/** Refuses who is barred from the offer. The caller has stored the user, which bars who was barred with an earlier account. */
const refuseBarred = async (
  orm: Database['orm'],
  userId: string,
  jobOfferId: number,
  mailboxHash: SQL,
): Promise<void> => {
  const account = await personHash(orm, accountWriter(userId));
  const barred = await orm.$count(
    exclusions,
    and(
      eq(exclusions.jobOfferId, jobOfferId),
      sql`${exclusions.mailboxHash} in (${mailboxHash}, ${hashAbout(account, sql`${jobOfferId}::int`)})`,
    ),
  );
  if (barred > 0)
    throw refused('barred', 'A moderator has removed a review of yours, so you cannot review this offer.');
};

/**
 * Inserts the user's review of an offer; returns false if an earlier request with the same key did. It replaces a review that is left of a
 * deleted account with the same mailbox.
 */
export const insertReview = async (
  database: Database,
  user: SignedInUser,
  review: NewReview,
  author: Author,
): Promise<boolean> => {
  const { person, network, address } = author;
  const { orm } = database;
  const offerId = sql`${review.jobOfferId}::int`;
  const mailboxHash = hashAbout(person, offerId);
  const ofMailbox = and(
    eq(reviews.jobOfferId, review.jobOfferId),
    sql`${reviews.mailboxHash} = ${mailboxHash}`,
  );
  await ensureUser(orm, user);
  await refuseBarred(orm, user.id, review.jobOfferId, mailboxHash);
  const inserted = await orm.transaction(async (transaction) => {
    const username = await authorName(transaction, user);
    await transaction.delete(reviews).where(and(ofMailbox, isNull(reviews.accountId)));
    const rows = rowsFrom(transaction);
    // So that several from one network do not overtake each other.
    await lockOffer(rows, review.jobOfferId);
    if (await isSpent(rows, user.id, review))
      throw refused('conflict', 'You have deleted this review since. Make a new key to write another one.');
    const about = { jobOfferId: review.jobOfferId, userId: user.id };
    const networkHash = hashAbout(network, offerId);
    const wait = await findWait(rows, {
      userId: user.id,
      others: othersAbout('reviews', about),
      appliedHereAt: appliedHereAt({ ...about, address }),
      networkHash,
    });
    const added = await transaction
      .insert(reviews)
      .values({
        ...review,
        accountId: user.id,
        userId: user.id,
        username,
        createdAt: new Date(),
        mailboxHash,
        networkHash,
        waitsFor: wait.waitsFor,
        waitsUntil: sql`${wait.waitsUntil}::timestamptz`,
        countsFrom: sql`${wait.countsFrom}::timestamptz`,
      })
      .onConflictDoNothing()
      .returning({ id: reviews.id });
    for (const { id: reviewId } of added) {
      await recordWriting(rows, { ...about, mailboxHash });
      await takeOverReports(rows, { ...about, reviewId });
    }
    return added;
  });
  if (inserted.length > 0) return true;
  const [earlier] = await orm
    .select({ key: reviews.idempotencyKey, inputHash: reviews.inputHash })
    .from(reviews)
    .where(and(eq(reviews.accountId, user.id), eq(reviews.jobOfferId, review.jobOfferId)));
  if (earlier === undefined) {
    if ((await orm.$count(reviews, and(ofMailbox, ne(reviews.accountId, user.id)))) > 0)
      throw refused('same_mailbox', 'Another account with your email address has reviewed this offer.');
    if (!(await isKeyUsed(database, user.id, review.idempotencyKey))) {
      // The review that was in the way has been deleted meanwhile.
      return insertReview(database, user, review, author);
    }
    throw reusedKey();
  }
  if (earlier.key !== null && earlier.key === review.idempotencyKey) {
    assertSameInput(earlier, review);
    return false;
  }
  throw refused('already_reviewed', 'You have already reviewed this offer. Change that review instead.');
};

/** Begins the waiting of a review whose stars are about to change, as if it was written now, and records the writing. */
const restartWaiting = async (
  rows: RunQuery,
  { userId, jobOfferId }: { readonly userId: string; readonly jobOfferId: number },
  { mailboxHash, network, address }: { readonly mailboxHash: SQL } & Pick<Author, 'network' | 'address'>,
): Promise<void> => {
  const about = { userId, jobOfferId };
  const networkHash = hashAbout(network, sql`${jobOfferId}::int`);
  const wait = await findWait(rows, {
    userId,
    others: othersAbout('reviews', about),
    appliedHereAt: appliedHereAt({ ...about, address }),
    networkHash,
  });
  await rows(sql`update reviews own set former_value = ${formerValue('reviews', sql`own`)}, rated_at = now(), network_hash = ${networkHash},
      mailbox_hash = coalesce(mailbox_hash, case when not exists (select from reviews other
        where other.job_offer_id = own.job_offer_id and other.mailbox_hash = ${mailboxHash}) then ${mailboxHash} end),
      waits_for = ${wait.waitsFor}, waits_until = ${wait.waitsUntil}::timestamptz, counts_from = ${wait.countsFrom}::timestamptz
    where account_id = ${userId} and job_offer_id = ${jobOfferId}`);
  await recordWriting(rows, { ...about, mailboxHash });
};

/**
 * Returns the changed review as this change left it, or null when the user has no review of the offer. A new text is in the
 * language of the request. Other stars wait like those of a new review. Reports that a moderator has closed are open again, because the
 * decision was about another review.
 */
export const updateReview = async (
  { orm }: Database,
  language: Language,
  userId: string,
  jobOfferId: number,
  change: { rating?: number; reviewText?: string | null; sessionId?: string | null },
  { person, network, address }: Author,
): Promise<ReviewRow | null> =>
  orm.transaction(async (transaction) => {
    const rows = rowsFrom(transaction);
    const ofUser = and(eq(reviews.accountId, userId), eq(reviews.jobOfferId, jobOfferId));
    await lockOffer(rows, jobOfferId);
    const [former] = await transaction
      .select({ rating: reviews.rating })
      .from(reviews)
      .where(ofUser)
      .for('update');
    if (former === undefined) return null;
    const mailboxHash = hashAbout(person, sql`${jobOfferId}::int`);
    await refuseBarred(transaction, userId, jobOfferId, mailboxHash);
    if (change.rating !== undefined && change.rating !== former.rating)
      await restartWaiting(rows, { userId, jobOfferId }, { mailboxHash, network, address });
    const isChanged = sql`(${reviews.rating}, ${reviews.reviewText}) is distinct from
      (${change.rating ?? reviews.rating}, ${change.reviewText === undefined ? reviews.reviewText : sql`${change.reviewText}::text`})`;
    await transaction.execute(sql`update review_reports set closed_at = null
      where closed_at is not null and review_id in (
        select id from reviews where account_id = ${userId} and job_offer_id = ${jobOfferId} and ${isChanged})`);
    await transaction
      .update(reviews)
      .set({
        ...change,
        version: sql`${reviews.version} + case when ${isChanged} then 1 else 0 end`,
        ...(change.reviewText !== undefined && {
          language: sql`case when ${reviews.reviewText} is distinct from ${change.reviewText}::text
            then ${language}::text else ${reviews.language} end`,
        }),
      })
      .where(ofUser);
    return findOwnReview({ rows, language }, userId, jobOfferId);
  });

/**
 * Deletes the user's review of an offer, and dismisses the opportunity to review it. Returns the review as it was, or null when
 * the user has none.
 */
export const removeReview = async (
  { orm }: Database,
  language: Language,
  userId: string,
  jobOfferId: number,
): Promise<ReviewRow | null> =>
  orm.transaction(async (transaction) => {
    // Locks the review, so that the response includes an edit that was just committed.
    await transaction
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(eq(reviews.accountId, userId), eq(reviews.jobOfferId, jobOfferId)))
      .for('update');
    const review = await findOwnReview({ rows: rowsFrom(transaction), language }, userId, jobOfferId);
    if (review === null) return null;
    await spendKey(rowsFrom(transaction), 'reviews', 'account_id', { userId, jobOfferId });
    const deleted = await transaction
      .delete(reviews)
      .where(and(eq(reviews.id, review.id), eq(reviews.accountId, userId)))
      .returning({ id: reviews.id });
    // Another request has deleted it meanwhile.
    if (deleted.length === 0) return null;
    await transaction
      .update(reviewOpportunities)
      .set({
        dismissedAt: sql`coalesce(${reviewOpportunities.dismissedAt}, now())`,
        dismissedUntil: null,
        // Who reviewed the gig has worked there, so the application is no mere visit to the company's site.
        applicationStageOn: sql`coalesce(${reviewOpportunities.applicationStageOn}, ${reviewOpportunities.appliedAt}::date)`,
      })
      .where(and(eq(reviewOpportunities.userId, userId), eq(reviewOpportunities.jobOfferId, jobOfferId)));
    return review;
  });
