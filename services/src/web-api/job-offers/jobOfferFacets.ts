import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import { categoryReference } from '../../sql/references.ts';
import type { QueryContext } from '../../sql/queryContext.ts';
import { CountedOffers } from './jobOfferSchema.ts';

type Facets = Static<typeof CountedOffers>;

/**
 * Queries with the columns `type`, `category_ids` and `offers`, the number of matching offers of that type in these
 * categories: one without the filter by category, one without the filter by type.
 */
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
          select category_id, sum(listed.offers)::int as offers
          from (${anyCategory}) listed cross join unnest(listed.category_ids) as category_id
          group by category_id
        ) as counted
        join categories category on category.id = counted.category_id
        join category_texts category_text
          on category_text.category_id = category.id and category_text.language = ${language}
      ) as categories,
      (
        select coalesce(json_agg(json_build_object('type', type, 'count', offers) order by offers desc, type), '[]')
        from (
          select listed.type, sum(listed.offers)::int as offers
          from (${anyType}) listed
          group by listed.type
        ) as counted
      ) as types`,
    CountedOffers,
  );
  return row ?? { categories: [], types: [] };
};
