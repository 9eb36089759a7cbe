import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../db/database.ts';
import { pagedRows } from '../../db/pagedRows.ts';
import type { Language } from '../../rest/language.ts';
import type { Page } from '../../rest/paging.ts';
import { partnerCountries } from '../../fragments/references.ts';
import { ratingsOf } from '../../fragments/ratings.ts';
import type { Partner } from './partnerSchema.ts';

type PartnerRow = Static<typeof Partner>;

type PartnerFilters = { ids: number[] | null; category: string | undefined; countryCode: string | undefined };

const partnerSelect = (language: Language): SQL => sql`
  select page.position, partner.id, partner.slug, partner.org_slug as "orgSlug", partner.name,
    text.description, partner.website,
    ${partnerCountries(sql`partner.id`, language)} as countries,
    ratings.rating, ratings.rating_count as "ratingCount",
    (select count(*)::int from listed_offers where listed_offers.partner_id = partner.id) as "jobOffersCount"
  from page
  join partners partner on partner.id = page.id
  left join partner_texts text on text.partner_id = partner.id and text.language = ${language}
  cross join ${ratingsOf(sql`rated.partner_id = partner.id`)} as ratings`;

export const findPartners = (
  database: Database,
  language: Language,
  { ids, category, countryCode }: PartnerFilters,
  page: Page,
) => {
  const conditions = [
    ids === null ? null : ids.length === 0 ? sql`false` : sql`partner.id in ${ids}`,
    category === undefined
      ? null
      : sql`exists (
          select 1 from listed_offers offer
          join job_offer_categories belongs on belongs.job_offer_id = offer.id
          join categories category on category.id = belongs.category_id
          where offer.partner_id = partner.id and category.org_slug = ${category.toLowerCase()})`,
    countryCode === undefined
      ? null
      : sql`exists (select 1 from partner_countries works
          where works.partner_id = partner.id and works.country_code = ${countryCode.toUpperCase()})`,
  ].filter((condition) => condition !== null);
  return pagedRows<PartnerRow>(database, {
    matches: sql`select partner.id, partner.name from partners partner
      where ${sql.join([sql`true`, ...conditions], sql` and `)}`,
    order: sql`lower(name), id`,
    page,
    select: partnerSelect(language),
  });
};

export const findPartnerBySlug = async (
  database: Database,
  language: Language,
  slug: string,
): Promise<PartnerRow | null> => {
  const asked = slug.toLowerCase();
  const [row] = await database.rows<{ item: PartnerRow }>(sql`
    with page as (select id, 1 as position from partners where slug = ${asked} or org_slug = ${asked} limit 1)
    select to_json(item) as item from (${partnerSelect(language)}) as item`);
  return row?.item ?? null;
};
