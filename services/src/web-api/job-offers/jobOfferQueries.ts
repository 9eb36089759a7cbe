import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../db/database.ts';
import { jsonRows } from '../../db/jsonRows.ts';
import { pagedRows } from '../../db/pagedRows.ts';
import type { JobOfferType } from '../../db/schema/jobOffer.ts';
import type { Language } from '../../rest/language.ts';
import type { Page } from '../../rest/paging.ts';
import { cityIdBySlug } from '../../sql/idBySlug.ts';
import type { LinkedQueryContext, QueryContext } from '../../sql/queryContext.ts';
import { jobOfferSelect, type JobOfferParts } from './jobOfferColumns.ts';
import { findJobOfferFacets } from './jobOfferFacets.ts';
import { JobOffer } from './jobOfferSchema.ts';
import { byWeight, sortedBy, type JobOfferSort } from './jobOfferSort.ts';

export type JobOfferRow = Static<typeof JobOffer>;

export interface JobOfferFilters {
  ids: number[] | null;
  citySlug: string | undefined;
  cityId: number | undefined;
  countryCode: string | undefined;
  partnerSlug: string | undefined;
  categories: string[];
  type: JobOfferType | undefined;
  /** Keeps only each partner's offer with the highest weight. */
  onePerPartner: boolean;
}

const partnerIdBySlug = (slug: string) => sql`(
  select id from partners where slug = ${slug.toLowerCase()} or org_slug = ${slug.toLowerCase()} limit 1)`;

/** Selects the matching offers. Offers that are not listed match only if `ids` names them. */
const matchingOffers = (language: Language, filters: JobOfferFilters): SQL => {
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
      ${onePerPartner ? sql`order by offer.partner_id, ${byWeight}` : sql``}`;
};

interface JobOffersQuery {
  filters: JobOfferFilters;
  sort: JobOfferSort;
  parts: JobOfferParts;
  page: Page;
}

/** Returns one page of the matching offers. */
export const findJobOffers = (context: LinkedQueryContext, { filters, sort, parts, page }: JobOffersQuery) =>
  pagedRows(context.database, {
    item: JobOffer,
    ...sortedBy(sort, matchingOffers(context.language, filters)),
    page,
    select: jobOfferSelect(context, parts),
  });

/** Counts the matching offers by category and by type. */
export const findFacetsOf = (context: QueryContext, filters: JobOfferFilters) =>
  findJobOfferFacets(context, {
    anyCategory: matchingOffers(context.language, { ...filters, categories: [] }),
    anyType: matchingOffers(context.language, { ...filters, type: undefined }),
  });

interface OneJobOfferQuery {
  citySlug: string;
  partnerSlug: string;
  parts: JobOfferParts;
}

/** Returns the offer of a partner in a city, with any status. */
export const findJobOffer = async (
  context: LinkedQueryContext,
  { citySlug, partnerSlug, parts }: OneJobOfferQuery,
): Promise<JobOfferRow | null> => {
  const [offer] = await jsonRows(context.database.rows, JobOffer, {
    select: sql`
      with page as (
        select id, 1 as position from job_offers
        where city_id = ${cityIdBySlug(citySlug, context.language)}
          and partner_id = ${partnerIdBySlug(partnerSlug)}
      )
      ${jobOfferSelect(context, parts)}`,
  });
  return offer ?? null;
};

interface PromotedJobOffersQuery {
  /** The offer on whose page the others are shown. */
  id: number;
  parts: JobOfferParts;
  limit: number;
}

/** Returns other offers of the same city, those with the most categories in common first. */
export const findPromotedJobOffers = async (
  context: LinkedQueryContext,
  { id, parts, limit }: PromotedJobOffersQuery,
): Promise<JobOfferRow[]> => {
  const { items } = await pagedRows(context.database, {
    item: JobOffer,
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
    select: jobOfferSelect(context, parts),
  });
  return items;
};

export const jobOfferExists = async (database: Database, id: number): Promise<boolean> =>
  (await database.rows(sql`select 1 from job_offers where id = ${id}`)).length > 0;
