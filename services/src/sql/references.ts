import { sql, type SQL } from 'drizzle-orm';
import type { Language } from '../rest/language.ts';

/** A city as `{id, name, slug, orgSlug}`, from its row and its text. */
export const cityReference = (city: SQL, text: SQL): SQL =>
  sql`json_build_object('id', ${city}.id, 'name', ${text}.name, 'slug', ${text}.slug, 'orgSlug', ${city}.org_slug)`;

/** The pairs of `json_build_object` for a partner as `{id, name, slug, orgSlug}`, from its row. */
export const partnerPairs = (partner: SQL): SQL =>
  sql`'id', ${partner}.id, 'name', ${partner}.name, 'slug', ${partner}.slug, 'orgSlug', ${partner}.org_slug`;

/** A category as `{id, slug, orgSlug, name}`, from its row and its text. */
export const categoryReference = (category: SQL, text: SQL): SQL =>
  sql`json_build_object('id', ${category}.id, 'slug', ${text}.slug, 'orgSlug', ${category}.org_slug, 'name', ${text}.name)`;

/** A country as `{countryCode, name}`; the code serves as the name if the language has none. */
export const country = (code: SQL, language: Language): SQL => sql`json_build_object(
  'countryCode', ${code},
  'name', coalesce(
    (select name from country_names where country_code = ${code} and language = ${language}), ${code}))`;

/** The countries in which partners work. */
export const partnerCountries = (partnerId: SQL, language: Language): SQL => sql`(
  select coalesce(
    json_agg(json_build_object('countryCode', works.country_code, 'name', coalesce(named.name, works.country_code))
      order by works.country_code), '[]')
  from partner_countries works
  left join country_names named on named.country_code = works.country_code and named.language = ${language}
  where works.partner_id = ${partnerId}
)`;
