import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../db/database.ts';
import { categoryReference } from '../../fragments/references.ts';
import type { Language } from '../../rest/language.ts';
import type { PartnerList } from './partnerSchema.ts';
import { worksIn } from './worksIn.ts';

type CategoryCounts = NonNullable<Static<typeof PartnerList>['categories']>;

/** What the live offers of a partner are, most offers first. */
export const partnerCategories = (partnerId: SQL, language: Language): SQL => sql`(
  select coalesce(
    json_agg(${categoryReference(sql`category`, sql`category_text`)} order by counted.offers desc, category.id), '[]')
  from (
    select belongs.category_id, count(*) as offers
    from listed_offers offer
    join job_offer_categories belongs on belongs.job_offer_id = offer.id
    where offer.partner_id = ${partnerId}
    group by belongs.category_id
  ) as counted
  join categories category on category.id = counted.category_id
  join category_texts category_text
    on category_text.category_id = category.id and category_text.language = ${language}
)`;

/** How many partners have live offers of each category, most first. */
export const countPartnerCategories = async (
  database: Database,
  language: Language,
  countryCode: string | undefined,
): Promise<CategoryCounts> => {
  const [row] = await database.rows<{ items: CategoryCounts }>(sql`
    select coalesce(
      json_agg(
        json_build_object(
          'category', ${categoryReference(sql`category`, sql`category_text`)},
          'partnersCount', counted.partners)
        order by counted.partners desc, category.id), '[]') as items
    from (
      select belongs.category_id, count(distinct offer.partner_id)::int as partners
      from listed_offers offer
      join job_offer_categories belongs on belongs.job_offer_id = offer.id
      where ${countryCode === undefined ? sql`true` : worksIn(sql`offer.partner_id`, countryCode)}
      group by belongs.category_id
    ) as counted
    join categories category on category.id = counted.category_id
    join category_texts category_text
      on category_text.category_id = category.id and category_text.language = ${language}`);
  return row?.items ?? [];
};
