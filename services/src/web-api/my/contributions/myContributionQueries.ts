import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../../db/database.ts';
import { pagedRows } from '../../../sql/pagedRows.ts';
import type { Page } from '../../../rest/paging.ts';
import { instant } from '../../../sql/instant.ts';
import { decimalAmount } from '../../../sql/minorUnits.ts';
import type { LinkedQueryContext } from '../../../sql/queryContext.ts';
import { contributionTables, type ContributionTable } from '../../../counting/contributionTables.ts';
import { jobOfferSelect, type JobOfferParts } from '../../job-offers/jobOfferColumns.ts';
import { JobOffer } from '../../job-offers/jobOfferSchema.ts';
import { MyContributions, MyReportedOffer, OfferContributions } from './myContributionSchema.ts';

const fields = {
  earnings: 'earning',
  cost_starts: 'cost_to_start',
  sign_up_times: 'sign_up_time',
  customer_availabilities: 'customer_availability',
} as const satisfies Record<ContributionTable, string>;

const amount = decimalAmount(sql`own.amount_minor::numeric`, sql`own.currency`);

const values: Record<ContributionTable, SQL> = {
  earnings: amount,
  cost_starts: amount,
  sign_up_times: sql`own.value`,
  customer_availabilities: sql`own.value`,
};

const status = (table: ContributionTable): SQL =>
  sql`case when own.counts then 'counts'
    when exists (select from exclusions where exclusions.job_offer_id = own.job_offer_id
      and exclusions.mailbox_hash = own.mailbox_hash) then 'excluded'
    when not own.is_confirmed then 'unconfirmed'
    when own.waits_for = 'account' then 'new_account'
    when own.waits_for = 'network' then 'same_network'
    when exists (select from ${sql.identifier(table)} later where later.job_offer_id = own.job_offer_id
      and later.mailbox_hash = own.mailbox_hash and later.id <> own.id
      and (later.created_at, later.id) > (own.created_at, own.id)) then 'same_mailbox'
    else 'unusual' end`;

/** What a user reported about the row `offer`, as columns. */
const ownColumns = (userId: string): SQL => {
  const columns = contributionTables.flatMap((table) => {
    const column = (value: SQL, suffix = ''): SQL =>
      sql`(select ${value} from ${sql.identifier(table)} own
        where own.job_offer_id = offer.id and own.user_id = ${userId}) as ${sql.identifier(fields[table] + suffix)}`;
    return [
      column(values[table]),
      column(instant(sql`own.created_at`), '_reported_at'),
      column(status(table), '_status'),
      column(instant(sql`own.waits_until`), '_counts_from'),
    ];
  });
  return sql`${sql.join(columns, sql`, `)}, offer.currency`;
};

/** What a user reported about an offer; undefined without such an offer. */
export const findContributions = async (
  { rows }: Database,
  userId: string,
  offerId: number,
): Promise<Static<typeof MyContributions> | undefined> => {
  const [found] = await rows(
    sql`select ${ownColumns(userId)} from job_offers offer where offer.id = ${offerId}`,
    MyContributions,
  );
  return found;
};

interface ReportedOffersQuery {
  userId: string;
  parts: JobOfferParts;
  page: Page;
}

/** Returns the offers about which the user reported something, the latest report first. */
export const findReportedOffers = async (
  context: LinkedQueryContext,
  { userId, parts, page }: ReportedOffersQuery,
): Promise<{ items: Static<typeof MyReportedOffer>[]; total: number }> => {
  const reports = contributionTables.map(
    (table) => sql`select job_offer_id, created_at from ${sql.identifier(table)} where user_id = ${userId}`,
  );
  const { items, total } = await pagedRows(context.database, {
    item: JobOffer,
    matches: sql`select job_offer_id as id, max(created_at) as latest
      from (${sql.join(reports, sql` union all `)}) as report group by job_offer_id`,
    order: sql`latest desc, id desc`,
    page,
    select: jobOfferSelect(context, parts),
  });
  if (items.length === 0) return { items: [], total };
  const own = await context.database.rows(
    sql`select offer.id, ${ownColumns(userId)} from job_offers offer
      where offer.id in ${items.map(({ id }) => id)}`,
    OfferContributions,
  );
  const byOffer = new Map(own.map(({ id, ...contributions }) => [id, contributions]));
  return {
    items: items.flatMap((offer) => {
      const contributions = byOffer.get(offer.id);
      return contributions === undefined ? [] : [{ ...offer, contributions }];
    }),
    total,
  };
};
