import { sql, type SQL } from 'drizzle-orm';
import { instant } from './instant.ts';

/**
 * When a page about the matching offers last changed: the latest of its own time, the newest offer and the newest
 * review. `offersWhere` is a condition on the facts of offers, whose alias is `shown`.
 */
export const updatedWith = (own: SQL, offersWhere: SQL): SQL => sql`(
  select ${instant(sql`greatest(${own}, max(shown.changed_at))`)}
  from offer_facts shown
  where ${offersWhere}
)`;
