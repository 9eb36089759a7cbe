import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../db/database.ts';
import { pagedRows } from '../../db/pagedRows.ts';
import type { JobOfferType } from '../../db/schema/jobOffer.ts';
import type { Language } from '../../rest/language.ts';
import type { Page } from '../../rest/paging.ts';
import { cityIdBySlug } from '../../fragments/idBySlug.ts';
import { jobOfferSelect, type JobOfferParts } from './jobOfferColumns.ts';
import { findJobOfferFacets } from './jobOfferFacets.ts';
import type { JobOffer } from './jobOfferSchema.ts';
import { BY_WEIGHT, sortedBy, type JobOfferSort } from './jobOfferSort.ts';

export type JobOfferRow = Static<typeof JobOffer>;

export type JobOfferFilters = {
  ids: number[] | null;
  citySlug: string | undefined;
  cityId: number | undefined;
  countryCode: string | undefined;
  partnerSlug: string | undefined;
  categories: string[];
  type: JobOfferType | undefined;
  /** Keeps only the first offer of each partner. */
  onePerPartner: boolean;
};

type Where = { database: Database; language: Language; origin: string };

const partnerIdBySlug = (slug: string) => sql`(
  select id from partners where slug = ${slug.toLowerCase()} or org_slug = ${slug.toLowerCase()} limit 1)`;

/** Selects the offers that the filters leave; with ids those offers, listed or not. */
const filtered = (language: Language, filters: JobOfferFilters): SQL => {
  const { ids, citySlug, cityId, countryCode, partnerSlug, categories, type, onePerPartner } = filters;
  const conditions = [
    ids === null ? null : ids.length === 0 ? sql`false` : sql`offer.id in ${ids}`,
    cityId === undefined ? null : sql`offer.city_id = ${cityId}`,
    citySlug === undefined ? null : sql`offer.city_id = ${cityIdBySlug(citySlug, language)}`,
    countryCode === undefined
      ? null
      : sql`offer.city_id in (select id from cities where country_code = ${countryCode.toUpperCase()})`,
    partnerSlug === undefined ? null : sql`offer.partner_id = ${partnerIdBySlug(partnerSlug)}`,
    type === undefined ? null : sql`offer.type = ${type}`,
    categories.length === 0
      ? null
      : sql`exists (
          select 1 from job_offer_categories belongs
          join categories category on category.id = belongs.category_id
          where belongs.job_offer_id = offer.id and category.org_slug in ${categories})`,
  ].filter((condition) => condition !== null);
  return sql`select ${onePerPartner ? sql`distinct on (offer.partner_id)` : sql``} offer.id, offer.weight
      from ${ids === null ? sql`listed_offers` : sql`job_offers`} offer
      where ${sql.join([sql`true`, ...conditions], sql` and `)}
      ${onePerPartner ? sql`order by offer.partner_id, ${BY_WEIGHT}` : sql``}`;
};

/** One page of the offers that the filters leave. */
export const findJobOffers = (
  { database, language, origin }: Where,
  filters: JobOfferFilters,
  { sort, parts, page }: { sort: JobOfferSort; parts: JobOfferParts; page: Page },
) =>
  pagedRows<JobOfferRow>(database, {
    ...sortedBy(sort, filtered(language, filters)),
    page,
    select: jobOfferSelect(language, origin, parts),
  });

/** What the list can be narrowed to. */
export const findFacetsOf = ({ database, language }: Where, filters: JobOfferFilters) =>
  findJobOfferFacets(database, language, {
    anyCategory: filtered(language, { ...filters, categories: [] }),
    anyType: filtered(language, { ...filters, type: undefined }),
  });

/** The offer of one partner in one city, whatever its status. */
export const findJobOffer = async (
  { database, language, origin }: Where,
  citySlug: string,
  partnerSlug: string,
  parts: JobOfferParts,
): Promise<JobOfferRow | null> => {
  const [row] = await database.rows<{ item: JobOfferRow }>(sql`
    with page as (
      select id, 1 as position from job_offers
      where city_id = ${cityIdBySlug(citySlug, language)} and partner_id = ${partnerIdBySlug(partnerSlug)}
    )
    select to_json(item) as item from (${jobOfferSelect(language, origin, parts)}) as item`);
  return row?.item ?? null;
};

/** Other offers of the same city: those that share most categories first. */
export const findPromotedJobOffers = async (
  { database, language, origin }: Where,
  id: number,
  parts: JobOfferParts,
  limit: number,
): Promise<JobOfferRow[]> => {
  const { items } = await pagedRows<JobOfferRow>(database, {
    matches: sql`
      select offer.id, offer.weight, (
        select count(*) from job_offer_categories belongs
        where belongs.job_offer_id = offer.id and belongs.category_id in (
          select category_id from job_offer_categories where job_offer_id = ${id})
      ) as shared
      from listed_offers offer
      where offer.city_id = (select city_id from job_offers where id = ${id}) and offer.id <> ${id}`,
    order: sql`shared desc, weight desc, id`,
    page: { page: 1, limit },
    select: jobOfferSelect(language, origin, parts),
  });
  return items;
};

export const jobOfferExists = async (database: Database, id: number): Promise<boolean> =>
  (await database.rows(sql`select 1 from job_offers where id = ${id}`)).length > 0;
