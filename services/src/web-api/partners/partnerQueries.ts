import { and, sql, type SQL } from 'drizzle-orm';
import { isAmong } from '../../sql/isAmong.ts';
import type { Static } from 'typebox';
import { jsonRows } from '../../db/jsonRows.ts';
import { pagedRows } from '../../sql/pagedRows.ts';
import type { QueryContext } from '../../sql/queryContext.ts';
import { ratingsOf } from '../../sql/ratings.ts';
import { partnerCountries } from '../../sql/references.ts';
import type { Language } from '../../rest/language.ts';
import type { Page } from '../../rest/paging.ts';
import { updatedWith } from '../../sql/updated.ts';
import { partnerCategories } from './partnerCategories.ts';
import { Partner } from './partnerSchema.ts';
import { worksIn } from './worksIn.ts';

interface PartnerFilters {
  ids: number[] | null;
  category: string | undefined;
  countryCode: string | undefined;
}

interface PartnerParts {
  updated: boolean;
  categories: boolean;
}

const partnerSelect = (language: Language, { updated, categories }: PartnerParts): SQL => sql`
  select page.position, partner.id, partner.slug, partner.org_slug as "orgSlug", partner.name,
    text.description, partner.website,
    ${updated ? sql`${updatedWith(sql`partner.created_at`, sql`shown.partner_id = partner.id`)} as updated,` : sql``}
    ${partnerCountries(sql`partner.id`, language)} as countries,
    ratings.rating, ratings.rating_count as "ratingCount", ratings.rating_counts as "ratingCounts",
    (select coalesce(sum(total.offers), 0)::int from offer_totals total where total.partner_id = partner.id)
      as "jobOffersCount"
    ${categories ? sql`, ${partnerCategories(sql`partner.id`, language)} as categories` : sql``}
  from page
  join partners partner on partner.id = page.id
  left join partner_texts text on text.partner_id = partner.id and text.language = ${language}
  cross join ${ratingsOf(sql`offer_totals total where total.partner_id = partner.id`)} as ratings`;

interface PartnersQuery {
  filters: PartnerFilters;
  parts: PartnerParts;
  page: Page;
}

export const findPartners = (
  { database, language }: QueryContext,
  { filters: { ids, category, countryCode }, parts, page }: PartnersQuery,
) => {
  const conditions = and(
    sql`true`,
    isAmong(sql`partner.id`, ids),
    category === undefined
      ? undefined
      : sql`exists (
          select 1 from offer_totals total
          where total.partner_id = partner.id and total.offers > 0
            and total.category_ids && array(select id from categories where org_slug = ${category.toLowerCase()}))`,
    countryCode === undefined ? undefined : worksIn(sql`partner.id`, countryCode),
  );
  return pagedRows(database, {
    item: Partner,
    matches: sql`select partner.id, partner.name from partners partner
      where ${conditions}`,
    order: sql`lower(name), id`,
    page,
    select: partnerSelect(language, parts),
  });
};

export const findPartnerBySlug = async (
  { database, language }: QueryContext,
  slug: string,
  { updated }: Pick<PartnerParts, 'updated'>,
): Promise<Static<typeof Partner> | null> => {
  const lowerCased = slug.toLowerCase();
  const [partner] = await jsonRows(database.rows, Partner, {
    select: sql`
      with page as (
        select id, 1 as position from partners
        where slug = ${lowerCased} or org_slug = ${lowerCased} limit 1
      )
      ${partnerSelect(language, { updated, categories: true })}`,
  });
  return partner ?? null;
};
