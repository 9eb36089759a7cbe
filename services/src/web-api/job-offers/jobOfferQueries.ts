import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../db/database.ts';
import { jsonRows } from '../../db/jsonRows.ts';
import { pagedRows } from '../../sql/pagedRows.ts';
import type { Page } from '../../rest/paging.ts';
import { cityIdBySlug } from '../../sql/idBySlug.ts';
import type { LinkedQueryContext, QueryContext } from '../../sql/queryContext.ts';
import { findFilterChoices, noChoices } from '../../offer-filter/findFilterChoices.ts';
import { jobOfferSelect, type JobOfferParts } from './jobOfferColumns.ts';
import { findJobOfferFacets } from './jobOfferFacets.ts';
import { JobOffer } from './jobOfferSchema.ts';
import { byWeight, sortedBy, type JobOfferSort } from './jobOfferSort.ts';
import {
  areFew,
  isFiltered,
  matchingFacts,
  matchingListings,
  matchingTotals,
  partnerIdBySlug,
  type JobOfferFilters,
} from './matchingOffers.ts';

export type JobOfferRow = Static<typeof JobOffer>;

const totalOf = (filters: JobOfferFilters): SQL =>
  sql`select coalesce(sum(offers), 0)::int from (${matchingTotals(filters)}) as counted`;

interface JobOffersQuery {
  filters: JobOfferFilters;
  sort: JobOfferSort;
  parts: JobOfferParts;
  page: Page;
}

/** Returns one page of the matching offers. */
export const findJobOffers = (
  context: LinkedQueryContext,
  { filters, sort, parts, page }: JobOffersQuery,
) => {
  const isTotalled = !areFew(filters) && !isFiltered(filters);
  const byIndex = sort === 'weight' && isTotalled;
  const isCounted = !filters.onePerPartner && isTotalled;
  return pagedRows(context.database, {
    item: JobOffer,
    ...(byIndex
      ? { matches: matchingListings(filters), order: byWeight }
      : sortedBy(sort, matchingFacts(context.language, filters))),
    total: isCounted ? totalOf(filters) : undefined,
    page,
    select: jobOfferSelect(context, parts),
  });
};

/** Counts the matching offers by category, by type and by the choices of the filter. */
export const findFacetsOf = async (context: QueryContext, filters: JobOfferFilters) => {
  const counted = (widened: JobOfferFilters): SQL =>
    areFew(filters) || filters.onePerPartner || isFiltered(filters)
      ? sql`select listed.type, listed.category_ids, 1 as offers
          from (${matchingFacts(context.language, widened)}) as listed`
      : matchingTotals(widened);
  const hasChoices = areFew(filters) || filters.partnerSlug !== undefined;
  const [facets, choices] = await Promise.all([
    findJobOfferFacets(context, {
      anyCategory: counted({ ...filters, categories: [] }),
      anyType: counted({ ...filters, type: undefined }),
    }),
    hasChoices
      ? findFilterChoices(
          context.database,
          matchingFacts(context.language, { ...filters, filter: {} }),
          filters.filter,
        )
      : noChoices,
  ]);
  return { ...facets, ...choices };
};

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
