import { sql } from 'drizzle-orm';
import { jsonRows } from '../../../db/jsonRows.ts';
import { categoryReference, cityReference } from '../../../sql/references.ts';
import { instant } from '../../../sql/instant.ts';
import type { QueryContext } from '../../../sql/queryContext.ts';
import { SavedSearch } from './savedSearchSchema.ts';

/** Returns the searches that the user saved, latest first. */
export const findSavedSearches = ({ database, language }: QueryContext, userId: string) =>
  jsonRows(database.rows, SavedSearch, {
    select: sql`
      select
        search.id,
        ${cityReference(sql`city`, sql`city_text`)} as city,
        search.categories as category_slugs,
        (
          select coalesce(
            json_agg(${categoryReference(sql`category`, sql`category_text`)} order by category.org_slug), '[]')
          from categories category
          join category_texts category_text
            on category_text.category_id = category.id and category_text.language = ${language}
          where category.org_slug = any(search.categories)
        ) as categories,
        search.type,
        search.filter,
        (select min(facts.currency) from offer_facts facts where facts.city_id = city.id) as currency,
        search.alerts_since is not null as alerts,
        ${instant(sql`search.created_at`)} as created
      from saved_searches search
      join cities city on city.id = search.city_id
      join city_texts city_text on city_text.city_id = city.id and city_text.language = ${language}
      where search.user_id = ${userId}`,
    order: sql`item.created desc, item.id`,
  });
