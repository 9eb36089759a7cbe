import { sql } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import { isAmong } from '../../../sql/isAmong.ts';
import { instant } from '../../../sql/instant.ts';
import { pagedRows } from '../../../sql/pagedRows.ts';
import type { Page } from '../../../rest/paging.ts';
import { jobOfferSelect, type JobOfferParts } from '../../job-offers/jobOfferColumns.ts';
import { JobOffer } from '../../job-offers/jobOfferSchema.ts';
import { isDismissed, opportunityObject } from '../../reviews/opportunityQueries.ts';
import { reviewColumns, reviewTables } from '../../reviews/reviewColumns.ts';
import type { LinkedQueryContext, QueryContext } from '../../../sql/queryContext.ts';
import { MyJobOffer } from './myJobOfferSchema.ts';

/** The user's review, opportunity and application for an offer. */
const Connection = Type.Object({
  id: Type.Integer(),
  review: MyJobOffer.properties.review,
  opportunity: MyJobOffer.properties.opportunity,
  application: MyJobOffer.properties.application,
  lead_created: MyJobOffer.properties.lead_created,
});

/** Returns the user's connections to the offers, in one query. */
const findConnections = async (
  { database, language }: QueryContext,
  userId: string,
  ids: number[],
): Promise<Map<number, Static<typeof Connection>>> => {
  if (ids.length === 0) return new Map();
  const rows = await database.rows(
    sql`
    select offered.id,
      (
        select to_json(item) from (
          select ${reviewColumns(language, { city: false, partner: false, isOwn: true })}
          from ${reviewTables(language)}
          where review.job_offer_id = offered.id and review.account_id = ${userId}
        ) as item
      ) as review,
      case when opportunity.id is not null and not ${isDismissed}
        then ${opportunityObject} end as opportunity,
      case when opportunity.applied_at is not null then json_build_object(
        'stage', opportunity.application_stage,
        'reached_on', opportunity.application_stage_on) end as application,
      ${instant(sql`opportunity.applied_at`)} as lead_created
    from job_offers offered
    left join review_opportunities opportunity
      on opportunity.job_offer_id = offered.id and opportunity.user_id = ${userId}
    where offered.id in ${ids}`,
    Connection,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/**
 * Whether the row `opportunity` is a visit to a company's site, of which the user reported no stage and says that nothing came of it.
 * It still counts as an application.
 */
const isGivenUpVisit = sql`(opportunity.dismissed_at is not null and opportunity.dismissed_until is null
  and opportunity.application_stage = 'applied' and opportunity.application_stage_on is null
  and not exists (
    select from job_offers visited where visited.id = opportunity.job_offer_id and visited.is_direct_apply))`;

interface MyJobOffersQuery {
  userId: string;
  /** Keeps only these offers; null for all. */
  ids: number[] | null;
  parts: JobOfferParts;
  page: Page;
}

/** Returns the offers that the user applied for or reviewed, latest first, without visits that came to nothing. */
export const findMyJobOffers = async (
  context: LinkedQueryContext,
  { userId, ids, parts, page }: MyJobOffersQuery,
) => {
  const { items, total } = await pagedRows(context.database, {
    item: JobOffer,
    matches: sql`
      select activity.job_offer_id as id, max(activity.created_at) as latest
      from (
        select opportunity.job_offer_id, opportunity.created_at from review_opportunities opportunity
        where opportunity.user_id = ${userId} and not ${isGivenUpVisit}
        union all
        select job_offer_id, created_at from reviews where account_id = ${userId}
      ) as activity
      where ${isAmong(sql`activity.job_offer_id`, ids)}
      group by activity.job_offer_id`,
    order: sql`latest desc, id desc`,
    page,
    select: jobOfferSelect(context, parts),
  });
  const connections = await findConnections(
    context,
    userId,
    items.map(({ id }) => id),
  );
  const mine = items.map(({ review: ratings, ...offer }): Static<typeof MyJobOffer> => {
    const {
      review = null,
      opportunity = null,
      application = null,
      lead_created = null,
    } = connections.get(offer.id) ?? {};
    return { ...offer, ratings, review, opportunity, application, lead_created };
  });
  return { items: mine, total };
};
