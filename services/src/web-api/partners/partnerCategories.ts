import { sql, type SQL } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import { categoryReference } from '../../sql/references.ts';
import type { Language } from '../../rest/language.ts';
import type { QueryContext } from '../../sql/queryContext.ts';
import { PartnerCategory } from './partnerSchema.ts';
import { worksIn } from './worksIn.ts';

const CategoryCounts = Type.Array(PartnerCategory);

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

/** Counts the partners with live offers in each category, most partners first. */
export const countPartnerCategories = async (
  { database, language }: QueryContext,
  countryCode: string | undefined,
): Promise<Static<typeof CategoryCounts>> => {
  const [row] = await database.rows(
    sql`
    select coalesce(
      json_agg(
        json_build_object(
          'category', ${categoryReference(sql`category`, sql`category_text`)},
          'partnersCount', counted.partners)
        order by counted.partners desc, category.id), '[]') as items
    from (
      select category_id, count(distinct total.partner_id)::int as partners
      from offer_totals total cross join unnest(total.category_ids) as category_id
      where total.offers > 0
        and ${countryCode === undefined ? sql`true` : worksIn(sql`total.partner_id`, countryCode)}
      group by category_id
    ) as counted
    join categories category on category.id = counted.category_id
    join category_texts category_text
      on category_text.category_id = category.id and category_text.language = ${language}`,
    Type.Object({ items: CategoryCounts }),
  );
  return row?.items ?? [];
};
