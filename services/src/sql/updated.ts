import { sql, type SQL } from 'drizzle-orm';
import { instant } from './instant.ts';

/**
 * When a page about the matching offers last changed: the latest of its own time, the newest offer and the newest
 * review. `offersWhere` is a condition on the offers, whose alias is `shown`.
 */
export const updatedWith = (own: SQL, offersWhere: SQL): SQL => sql`(
  select ${instant(sql`greatest(${own}, max(shown.created_at), max(review.created_at))`)}
  from job_offers shown
  left join reviews review on review.job_offer_id = shown.id
  where ${offersWhere}
)`;
