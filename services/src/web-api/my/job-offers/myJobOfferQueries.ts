import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../../db/database.ts';
import { instant } from '../../../db/instant.ts';
import { pagedRows } from '../../../db/pagedRows.ts';
import type { Language } from '../../../rest/language.ts';
import type { Page } from '../../../rest/paging.ts';
import { jobOfferSelect, type JobOfferParts } from '../../job-offers/jobOfferColumns.ts';
import type { JobOfferRow } from '../../job-offers/jobOfferQueries.ts';
import { opportunityObject } from '../../reviews/opportunityQueries.ts';
import { reviewColumns, reviewTables, type ReviewRow } from '../../reviews/reviewColumns.ts';
import type { ReviewOpportunity } from '../../reviews/opportunitySchema.ts';
import type { MyJobOffer } from './myJobOfferSchema.ts';

type Where = { database: Database; language: Language; origin: string };

type Own = {
  id: number;
  review: ReviewRow | null;
  opportunity: Static<typeof ReviewOpportunity> | null;
  lead_created: string | null;
};

/** What ties the user to some offers, by offer; one query for all of them. */
const findOwn = async (
  { database, language }: Where,
  userId: string,
  ids: number[],
): Promise<Map<number, Own>> => {
  if (ids.length === 0) return new Map();
  const rows = await database.rows<Own>(sql`
    select offered.id,
      (
        select to_json(item) from (
          select ${reviewColumns(language, { city: false, partner: false })}
          from ${reviewTables(language)}
          where review.job_offer_id = offered.id and review.account_id = ${userId}
        ) as item
      ) as review,
      case when opportunity.id is not null and opportunity.dismissed_at is null
        then ${opportunityObject} end as opportunity,
      ${instant(sql`opportunity.created_at`)} as lead_created
    from job_offers offered
    left join review_opportunities opportunity
      on opportunity.job_offer_id = offered.id and opportunity.user_id = ${userId}
    where offered.id in ${ids}`);
  return new Map(rows.map((row) => [row.id, row]));
};

/** The offers the user applied for or reviewed, by the last time they did. */
export const findMyJobOffers = async (where: Where, userId: string, parts: JobOfferParts, page: Page) => {
  const { items, total } = await pagedRows<JobOfferRow>(where.database, {
    matches: sql`
      select did.job_offer_id as id, max(did.created_at) as latest
      from (
        select job_offer_id, created_at from review_opportunities where user_id = ${userId}
        union all
        select job_offer_id, created_at from reviews where account_id = ${userId}
      ) as did
      group by did.job_offer_id`,
    order: sql`latest desc, id desc`,
    page,
    select: jobOfferSelect(where.language, where.origin, parts),
  });
  const own = await findOwn(
    where,
    userId,
    items.map(({ id }) => id),
  );
  const mine = items.map(({ review: ratings, ...offer }): Static<typeof MyJobOffer> => {
    const { review = null, opportunity = null, lead_created = null } = own.get(offer.id) ?? {};
    return { ...offer, ratings, review, opportunity, lead_created };
  });
  return { items: mine, total };
};
