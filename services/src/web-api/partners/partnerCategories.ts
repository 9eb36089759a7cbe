import { sql, type SQL } from 'drizzle-orm';
import { categoryReference } from '../../sql/references.ts';
import type { Language } from '../../rest/language.ts';

/** The categories of a partner's live offers, most offers first. */
export const partnerCategories = (partnerId: SQL, language: Language): SQL => sql`(
  select coalesce(
    json_agg(${categoryReference(sql`category`, sql`category_text`)} order by counted.offers desc, category.id), '[]')
  from (
    select category_id, sum(total.offers) as offers
    from offer_totals total cross join unnest(total.category_ids) as category_id
    where total.partner_id = ${partnerId} and total.offers > 0
    group by category_id
  ) as counted
  join categories category on category.id = counted.category_id
  join category_texts category_text
    on category_text.category_id = category.id and category_text.language = ${language}
)`;
