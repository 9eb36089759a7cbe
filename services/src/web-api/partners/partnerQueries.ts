import { and, sql, type SQL } from 'drizzle-orm';
import { isAmong } from '../../sql/isAmong.ts';
import type { Static } from 'typebox';
import { jsonRows } from '../../db/jsonRows.ts';
import { pagedRows } from '../../sql/pagedRows.ts';
import type { QueryContext } from '../../sql/queryContext.ts';
import { partnerCountries } from '../../sql/references.ts';
import type { Language } from '../../rest/language.ts';
import type { Page } from '../../rest/paging.ts';
import { updatedWith } from '../../sql/updated.ts';
import { partnerCategories } from './partnerCategories.ts';
import { matchesFilter, ratingsOfPartner, type PartnerFilter } from './partnerFilter.ts';
import { Partner } from './partnerSchema.ts';
import { offersOfPartner, sortColumns, type PartnerSort } from './partnerSort.ts';

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
    ${offersOfPartner(sql`partner.id`)} as "jobOffersCount"
    ${categories ? sql`, ${partnerCategories(sql`partner.id`, language)} as categories` : sql``}
  from page
  join partners partner on partner.id = page.id
  left join partner_texts text on text.partner_id = partner.id and text.language = ${language}
  cross join ${ratingsOfPartner(sql`partner.id`)} as ratings`;

interface PartnersQuery {
  ids: number[] | null;
  filter: PartnerFilter;
  sort: PartnerSort;
  parts: PartnerParts;
  page: Page;
}

export const findPartners = (
  { database, language }: QueryContext,
  { ids, filter, sort, parts, page }: PartnersQuery,
) => {
  const { columns, joined, order } = sortColumns[sort];
  return pagedRows(database, {
    item: Partner,
    matches: sql`select partner.id, partner.name ${columns} from partners partner ${joined}
      where ${and(isAmong(sql`partner.id`, ids), matchesFilter(sql`partner`, filter))}`,
    order,
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
