import { and, count, eq, inArray, sql } from 'drizzle-orm';
import limits from '../../../../../schema/limits.json' with { type: 'json' };
import type { Database } from '../../../db/database.ts';
import { pagedRows } from '../../../sql/pagedRows.ts';
import { jobOffers } from '../../../db/schema/jobOffer.ts';
import { savedOffers } from '../../../db/schema/saved.ts';
import type { SignedInUser } from '../../../identity/idToken.ts';
import { unprocessable } from '../../../rest/httpProblem.ts';
import type { Page } from '../../../rest/paging.ts';
import { isAmong } from '../../../sql/isAmong.ts';
import type { LinkedQueryContext } from '../../../sql/queryContext.ts';
import { jobOfferSelect, type JobOfferParts } from '../../job-offers/jobOfferColumns.ts';
import { JobOffer } from '../../job-offers/jobOfferSchema.ts';
import { lockUser } from '../../../user-data/lockUser.ts';
import { ensureUser } from '../user/ensureUser.ts';

interface SavedOffersQuery {
  userId: string;
  /** Keeps only these offers; null for all. */
  ids: number[] | null;
  parts: JobOfferParts;
  page: Page;
}

/** Returns the offers that the user saved, latest first. */
export const findSavedOffers = (
  context: LinkedQueryContext,
  { userId, ids, parts, page }: SavedOffersQuery,
) =>
  pagedRows(context.database, {
    item: JobOffer,
    matches: sql`select job_offer_id as id, created_at from saved_offers where user_id = ${userId} and ${isAmong(sql`job_offer_id`, ids)}`,
    order: sql`created_at desc, id desc`,
    page,
    select: jobOfferSelect(context, parts),
  });

const tooMany = () =>
  unprocessable({
    field: 'add',
    code: 'too_many',
    message: `A user can save up to ${limits.savedOffers} offers.`,
  });

interface Change {
  readonly add: number[];
  readonly remove: number[];
}

/** Removes and saves offers, all or none. */
export const changeSavedOffers = (
  { orm }: Pick<Database, 'orm'>,
  user: SignedInUser,
  { add, remove }: Change,
): Promise<void> =>
  orm.transaction(async (transaction) => {
    const isOwn = eq(savedOffers.userId, user.id);
    await ensureUser(transaction, user);
    // Changes of the same user wait for each other, so that together they cannot exceed the limit.
    await lockUser(transaction, user.id);
    if (remove.length > 0)
      await transaction.delete(savedOffers).where(and(isOwn, inArray(savedOffers.jobOfferId, remove)));
    if (add.length === 0) return;
    const known = await transaction
      .select({ id: jobOffers.id })
      .from(jobOffers)
      .where(inArray(jobOffers.id, add));
    if (known.length === 0) return;
    const now = Date.now();
    const rows = known.map(({ id }) => ({
      userId: user.id,
      jobOfferId: id,
      // A millisecond apart, which keeps their order.
      createdAt: new Date(now - add.indexOf(id)),
    }));
    await transaction.insert(savedOffers).values(rows).onConflictDoNothing();
    const [saved] = await transaction.select({ total: count() }).from(savedOffers).where(isOwn);
    if (saved && saved.total > limits.savedOffers) throw tooMany();
  });
