import { sql, type SQL } from 'drizzle-orm';
import { instant } from '../../sql/instant.ts';
import type { Language } from '../../rest/language.ts';
import { country } from '../../sql/references.ts';
import { updatedWith } from '../../sql/updated.ts';
import { ratingsOf } from '../../sql/ratings.ts';

interface Parts {
  language: Language;
  /** Includes the header and the texts for search engines. */
  header: boolean;
  overview: boolean;
  updated?: boolean;
  /** The value of the field `isRedirection`. */
  isRedirection?: SQL;
}

/** Selects the fields of the cities in `page` (id and position), without those that `cityExpansion.ts` adds. */
export const cityColumns = ({
  language,
  header,
  overview,
  updated = false,
  isRedirection = sql`false`,
}: Parts): SQL => sql`
  page.position,
  city.id,
  text.slug,
  city.org_slug as "orgSlug",
  text.name,
  ${country(sql`city.country_code`, language)} as country,
  city.country_code as "countryCode",
  city.state,
  city.latitude,
  city.longitude,
  ${header ? sql`text.header` : sql`null`} as header,
  ${overview ? sql`text.overview` : sql`null`} as overview,
  ${header ? sql`text.seo_title` : sql`null`} as "seoTitle",
  ${header ? sql`text.seo_description` : sql`null`} as "seoDescription",
  ratings.rating,
  ratings.rating_count as "ratingCount",
  coalesce((select total.offers from city_totals total where total.city_id = city.id), 0) as "jobOffersCount",
  ${isRedirection} as "isRedirection",
  ${updated ? sql`${updatedWith(sql`city.created_at`, sql`shown.city_id = city.id`)} as updated,` : sql``}
  ${instant(sql`city.created_at`)} as created`;

/** The tables that `cityColumns` selects from. */
export const cityTables = (language: Language): SQL => sql`
  page
  join cities city on city.id = page.id
  join city_texts text on text.city_id = city.id and text.language = ${language}
  cross join ${ratingsOf(sql`city_totals total where total.city_id = city.id`)} as ratings`;
