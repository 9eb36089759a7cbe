import { sql, type SQL } from 'drizzle-orm';
import { instant } from '../../sql/instant.ts';
import type { Language } from '../../rest/language.ts';
import { absoluteUrl } from '../../sql/absoluteUrl.ts';
import {
  categoryReference,
  cityReference,
  country,
  partnerCountries,
  partnerPairs,
} from '../../sql/references.ts';
import type { LinkedQueryContext } from '../../sql/queryContext.ts';
import { averageOfStars, countOfStars, countsByStars, ratingsOf } from '../../sql/ratings.ts';
import { updatedWith } from '../../sql/updated.ts';
import { amount, shares } from '../../counting/figureExpressions.ts';

export interface JobOfferParts {
  texts: boolean;
  countries: boolean;
  location: boolean;
  updated: boolean;
  reviewPartnerCountry: boolean;
  earning: boolean;
  signUpTime: boolean;
  customerAvailability: boolean;
}

const longTextColumns: [field: string, column: string][] = [
  ['earnings', 'earnings'],
  ['description', 'description'],
  ['howToStart', 'how_to_start'],
  ['jobRequirementsDetails', 'job_requirements_details'],
  ['fees', 'fees'],
  ['commonExpenses', 'common_expenses'],
  ['joiningBonus', 'joining_bonus'],
  ['overview', 'overview'],
  ['overviewHeader', 'overview_header'],
  ['structuredData', 'structured_data'],
  ['seoTitle', 'seo_title'],
  ['seoDescription', 'seo_description'],
  ['seoKeywords', 'seo_keywords'],
];

const longTexts: SQL = sql.join(
  longTextColumns.map(([field, column]) => sql`text.${sql.identifier(column)} as ${sql.identifier(field)}`),
  sql`, `,
);

const city = (language: Language, { countries, location }: JobOfferParts): SQL => {
  const added = [
    countries ? sql`'country', ${country(sql`city.country_code`, language)}` : null,
    location ? sql`'state', city.state, 'latitude', city.latitude, 'longitude', city.longitude` : null,
  ].filter((part) => part !== null);
  const reference = cityReference(sql`city`, sql`city_text`);
  return added.length === 0
    ? reference
    : sql`jsonb_build_object(${sql.join(added, sql`, `)}) || ${reference}::jsonb`;
};

const partner = (language: Language, { countries, texts }: JobOfferParts): SQL => sql`json_build_object(
  ${partnerPairs(sql`partner`)}
  ${texts ? sql`, 'website', partner.website` : sql``}
  ${countries ? sql`, 'countries', ${partnerCountries(sql`partner.id`, language)}` : sql``})`;

const categories = (language: Language): SQL => sql`(
  select coalesce(json_agg(${categoryReference(sql`category`, sql`category_text`)} order by category.id), '[]')
  from job_offer_categories belongs
  join categories category on category.id = belongs.category_id
  join category_texts category_text
    on category_text.category_id = category.id and category_text.language = ${language}
  where belongs.job_offer_id = offer.id
)`;

const review: SQL = sql`(
  select json_build_object(
    'rating', ${averageOfStars(sql`facts`)},
    'ratingCount', ${countOfStars(sql`facts`)},
    'ratingCounts', ${countsByStars(sql`facts`)})
  from offer_facts facts
  where facts.job_offer_id = offer.id
)`;

const reviewPartnerCountry: SQL = sql`(
  select json_build_object('rating', ratings.rating, 'ratingCount', ratings.rating_count)
  from ${ratingsOf(sql`offer_totals total
    where total.partner_id = offer.partner_id and total.country_code = city.country_code`)} as ratings
)`;

/** Selects the fields of the offers in `page` (id and position). */
export const jobOfferSelect = (
  { language, origin }: Pick<LinkedQueryContext, 'language' | 'origin'>,
  parts: JobOfferParts,
): SQL => sql`
  select
    page.position,
    offer.id,
    offer.status,
    ${absoluteUrl(sql`offer.url`, origin)} as url,
    ${city(language, parts)} as city,
    ${partner(language, parts)} as partner,
    ${categories(language)} as categories,
    offer.type,
    text.card_title as "cardTitle",
    text.card_overview as "cardOverview",
    ${parts.texts ? sql`${longTexts},` : sql``}
    offer.weight,
    offer.valid_through as "validThrough",
    offer.is_verified as "isVerified",
    false as "isMoreJob",
    offer.is_direct_apply as "isDirectApply",
    offer.feed_id as "feedId",
    null as "slugTitle",
    offer.min_age as "minAge",
    offer.vehicle,
    offer.work_languages as "workLanguages",
    offer.is_remote as "isRemote",
    ${instant(sql`offer.created_at`)} as created,
    ${parts.updated ? sql`${updatedWith(sql`offer.created_at`, sql`shown.job_offer_id = offer.id`)} as updated,` : sql``}
    ${review} as review,
    ${parts.reviewPartnerCountry ? sql`${reviewPartnerCountry} as review_partner_country,` : sql``}
    ${parts.earning ? sql`${amount('earnings', sql`offer`)} as earning,` : sql``}
    ${parts.signUpTime ? sql`${shares('sign_up_times', sql`offer`)} as "signUpTime",` : sql``}
    ${
      parts.customerAvailability
        ? sql`${shares('customer_availabilities', sql`offer`)} as "customerAvailability",`
        : sql``
    }
    ${amount('cost_starts', sql`offer`)} as "costToStart"
  from page
  join job_offers offer on offer.id = page.id
  join cities city on city.id = offer.city_id
  join city_texts city_text on city_text.city_id = city.id and city_text.language = ${language}
  join partners partner on partner.id = offer.partner_id
  left join offer_texts text on text.text_id = offer.text_id and text.language = ${language}`;
