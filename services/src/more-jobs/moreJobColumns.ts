import { sql, type SQL } from 'drizzle-orm';
import { instant } from '../sql/instant.ts';
import { absoluteUrl } from '../sql/absoluteUrl.ts';
import { shortened } from '../sql/shortened.ts';
import type { LinkedQueryContext } from '../sql/queryContext.ts';
import { decimalAmount } from '../sql/minorUnits.ts';
import { country, partnerPairs } from '../sql/references.ts';
import { takesApplications } from '../sql/takesApplications.ts';

const plainText: SQL = sql`btrim(regexp_replace(regexp_replace(offer.description, '<[^>]*>', ' ', 'g'), '\\s+', ' ', 'g'))`;

const amount = (column: SQL): SQL => decimalAmount(column, sql`offer.currency`);

const pay: SQL = sql`case when offer.pay_min is not null then json_build_object(
  'from', ${amount(sql`offer.pay_min`)}, 'to', ${amount(sql`offer.pay_max`)},
  'currency', offer.currency, 'period', offer.pay_period) end`;

const structuredData = (
  origin: string,
): SQL => sql`case when ${takesApplications()} then json_strip_nulls(json_build_object(
  '@context', 'https://schema.org',
  '@type', 'JobPosting',
  'title', offer.title,
  'description', offer.description,
  'datePosted', ${instant(sql`offer.posted_at`)},
  'validThrough', offer.valid_through,
  'employmentType', case when offer.contract = 'fixed-term' then '["FULL_TIME", "TEMPORARY"]'::json else '"FULL_TIME"' end,
  'baseSalary', case when offer.pay_min is not null then json_build_object(
    '@type', 'MonetaryAmount', 'currency', offer.currency,
    'value', json_build_object(
      '@type', 'QuantitativeValue', 'unitText', upper(offer.pay_period),
      'minValue', ${amount(sql`offer.pay_min`)}, 'maxValue', ${amount(sql`offer.pay_max`)})) end,
  'url', ${absoluteUrl(sql`offer.url`, origin)},
  'hiringOrganization', json_build_object('@type', 'Organization', 'name', partner.name,
    'sameAs', case when partner.website ~* '^https?://' then partner.website end),
  'jobLocation', json_build_object('@type', 'Place', 'address', json_build_object(
    '@type', 'PostalAddress', 'addressLocality', city_text.name, 'addressRegion', upper(city.state),
    'addressCountry', city.country_code))))::text end`;

/** Selects the fields of the full-time offers in `page` (id and position). */
export const moreJobSelect = (
  { language, origin }: Pick<LinkedQueryContext, 'language' | 'origin'>,
  texts: boolean,
): SQL => sql`
  select
    page.position,
    offer.id,
    case when ${takesApplications()} then 'live' else 'expired' end as status,
    ${absoluteUrl(sql`offer.url`, origin)} as url,
    json_build_object(
      'id', city.id, 'name', city_text.name, 'slug', city_text.slug, 'orgSlug', city.org_slug,
      'state', city.state, 'country', ${country(sql`city.country_code`, language)}) as city,
    json_build_object(
      ${partnerPairs(sql`partner`)}
      ${texts ? sql`, 'website', partner.website` : sql``}) as partner,
    '[]'::json as categories,
    'full-time' as type,
    offer.title as "cardTitle",
    coalesce(substring(${plainText} from '^.{1,200}?[.!?](?= |$)'), ${shortened(plainText, 200)}) as "cardOverview",
    ${texts ? sql`offer.description, ${structuredData(origin)} as "structuredData",` : sql``}
    offer.title || ' – ' || partner.name || ', ' || city_text.name as "seoTitle",
    ${shortened(plainText, 160)} as "seoDescription",
    offer.language,
    0 as weight,
    offer.valid_through as "validThrough",
    false as "isVerified",
    true as "isMoreJob",
    false as "isDirectApply",
    offer.feed as "feedId",
    offer.slug_title as "slugTitle",
    ${pay} as pay,
    offer.contract,
    ${instant(sql`offer.posted_at`)} as created
  from page
  join more_job_offers offer on offer.id = page.id
  join cities city on city.id = offer.city_id
  join city_texts city_text on city_text.city_id = city.id and city_text.language = ${language}
  join partners partner on partner.id = offer.partner_id`;
