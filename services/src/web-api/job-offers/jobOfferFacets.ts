import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../db/database.ts';
import { categoryReference } from '../../fragments/references.ts';
import type { Language } from '../../rest/language.ts';
import type { JobOfferFacets } from './jobOfferSchema.ts';

type Facets = Static<typeof JobOfferFacets>;

/** The same list without its filter by category, and without its filter by type; each selects ids of offers. */
export interface WidenedLists {
  readonly anyCategory: SQL;
  readonly anyType: SQL;
}

/** How many offers each category and each type would leave, with the other filters as they are. */
export const findJobOfferFacets = async (
  database: Database,
  language: Language,
  { anyCategory, anyType }: WidenedLists,
): Promise<Facets> => {
  const [row] = await database.rows<Facets>(sql`
    select
      (
        select coalesce(
          json_agg(
            json_build_object(
              'category', ${categoryReference(sql`category`, sql`category_text`)},
              'count', counted.offers)
            order by counted.offers desc, category.id), '[]')
        from (
          select belongs.category_id, count(*)::int as offers
          from (${anyCategory}) listed
          join job_offer_categories belongs on belongs.job_offer_id = listed.id
          group by belongs.category_id
        ) as counted
        join categories category on category.id = counted.category_id
        join category_texts category_text
          on category_text.category_id = category.id and category_text.language = ${language}
      ) as categories,
      (
        select coalesce(json_agg(json_build_object('type', type, 'count', offers) order by offers desc, type), '[]')
        from (
          select offer.type, count(*)::int as offers
          from (${anyType}) listed
          join job_offers offer on offer.id = listed.id
          group by offer.type
        ) as counted
      ) as types`);
  return row ?? { categories: [], types: [] };
};
