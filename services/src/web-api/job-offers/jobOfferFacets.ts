import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import { categoryReference } from '../../sql/references.ts';
import type { QueryContext } from '../../sql/queryContext.ts';
import { JobOfferFacets } from './jobOfferSchema.ts';

type Facets = Static<typeof JobOfferFacets>;

/** Queries for the ids of the matching offers: one without the filter by category, one without the filter by type. */
export interface WidenedLists {
  readonly anyCategory: SQL;
  readonly anyType: SQL;
}

/** Counts the offers that remain for each category and each type, with the other filters unchanged. */
export const findJobOfferFacets = async (
  { database, language }: QueryContext,
  { anyCategory, anyType }: WidenedLists,
): Promise<Facets> => {
  const [row] = await database.rows(
    sql`
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
      ) as types`,
    JobOfferFacets,
  );
  return row ?? { categories: [], types: [] };
};
