import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../../db/database.ts';
import { userOf } from '../../../identity/requestUser.ts';
import { required } from '../../../rest/httpProblem.ts';
import type { TypedApp } from '../../../rest/typedApp.ts';
import type { Deps } from '../../../server/deps.ts';
import { instant } from '../../../sql/instant.ts';
import { decimalAmount } from '../../../sql/minorUnits.ts';
import type { ContributionTable } from '../../job-offers/contributionTables.ts';
import { findMyContributions } from './myContributionOperations.ts';
import { MyContributions } from './myContributionSchema.ts';

const findContributions = async (
  { rows }: Database,
  userId: string,
  offerId: number,
): Promise<Static<typeof MyContributions> | undefined> => {
  const own = (table: ContributionTable, value: SQL): SQL =>
    sql`(select ${value} from ${sql.identifier(table)} own where own.job_offer_id = offer.id and own.user_id = ${userId})`;
  const reportedAt = instant(sql`own.created_at`);
  const countsFrom = instant(sql`own.waits_until`);
  const status = (table: ContributionTable): SQL =>
    own(
      table,
      sql`case when own.counts then 'counts'
        when exists (select from exclusions where exclusions.job_offer_id = own.job_offer_id
          and exclusions.mailbox_hash = own.mailbox_hash) then 'excluded'
        when not own.is_confirmed then 'unconfirmed'
        when own.waits_for = 'account' then 'new_account'
        when own.waits_for = 'network' then 'same_network'
        when exists (select from ${sql.identifier(table)} later where later.job_offer_id = own.job_offer_id
          and later.mailbox_hash = own.mailbox_hash and later.id <> own.id
          and (later.created_at, later.id) > (own.created_at, own.id)) then 'same_mailbox'
        else 'unusual' end`,
    );
  const amount = decimalAmount(sql`own.amount_minor::numeric`, sql`own.currency`);
  const [found] = await rows(
    sql`
    select
      ${own('earnings', amount)} as earning,
      ${own('earnings', reportedAt)} as earning_reported_at,
      ${status('earnings')} as earning_status,
      ${own('earnings', countsFrom)} as earning_counts_from,
      ${own('cost_starts', amount)} as cost_to_start,
      ${own('cost_starts', reportedAt)} as cost_to_start_reported_at,
      ${status('cost_starts')} as cost_to_start_status,
      ${own('cost_starts', countsFrom)} as cost_to_start_counts_from,
      offer.currency,
      ${own('sign_up_times', sql`own.value`)} as sign_up_time,
      ${own('sign_up_times', reportedAt)} as sign_up_time_reported_at,
      ${status('sign_up_times')} as sign_up_time_status,
      ${own('sign_up_times', countsFrom)} as sign_up_time_counts_from,
      ${own('customer_availabilities', sql`own.value`)} as customer_availability,
      ${own('customer_availabilities', reportedAt)} as customer_availability_reported_at,
      ${status('customer_availabilities')} as customer_availability_status,
      ${own('customer_availabilities', countsFrom)} as customer_availability_counts_from
    from job_offers offer
    where offer.id = ${offerId}`,
    MyContributions,
  );
  return found;
};

export const myContributionRoutes = (app: TypedApp, { database }: Deps): void => {
  app.route({
    ...findMyContributions,
    handler: async (request) =>
      required(await findContributions(database, userOf(request).id, request.params.id), 'offer'),
  });
};
