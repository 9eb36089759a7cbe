import { sql, type SQL } from 'drizzle-orm';
import type { Language } from '../rest/language.ts';

/**
 * The id of the city with a slug in this language, or else in any language, or else with a former slug, or else the largest
 * with that name in some other language; or null.
 */
export const cityIdBySlug = (slug: string, language: Language): SQL => sql`(
  select found.city_id
  from (
    select city_id, case when language = ${language} then 0 else 1 end as rank
    from city_texts where slug = ${slug.toLowerCase()}
    union all
    select city_id, 2 from city_old_slugs where slug = ${slug.toLowerCase()}
    union all
    select city_id, 3 from city_names where name = ${slug.toLowerCase().replaceAll('-', ' ')}
  ) as found
  order by found.rank, found.city_id
  limit 1
)`;

/** The id of the category with a slug in any language; null for an unknown one. */
export const categoryIdBySlug = (slug: string, language: Language): SQL => sql`(
  select found.category_id
  from (
    select category_id, case when language = ${language} then 0 else 1 end as rank
    from category_texts where slug = ${slug.toLowerCase()}
    union all
    select id, 2 from categories where org_slug = ${slug.toLowerCase()}
  ) as found
  order by found.rank, found.category_id
  limit 1
)`;
