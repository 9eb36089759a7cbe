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
  const amount = decimalAmount(sql`own.amount_minor::numeric`, sql`own.currency`);
  const [found] = await rows(
    sql`
    select
      ${own('earnings', amount)} as earning,
      ${own('earnings', reportedAt)} as earning_reported_at,
      ${own('cost_starts', amount)} as cost_to_start,
      ${own('cost_starts', reportedAt)} as cost_to_start_reported_at,
      offer.currency,
      ${own('sign_up_times', sql`own.value`)} as sign_up_time,
      ${own('sign_up_times', reportedAt)} as sign_up_time_reported_at,
      ${own('customer_availabilities', sql`own.value`)} as customer_availability,
      ${own('customer_availabilities', reportedAt)} as customer_availability_reported_at
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
