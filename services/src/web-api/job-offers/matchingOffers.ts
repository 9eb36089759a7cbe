import { and, sql, type SQL } from 'drizzle-orm';
import { isAmong } from '../../sql/isAmong.ts';
import type { JobOfferType } from '../../db/schema/jobOffer.ts';
import type { Language } from '../../rest/language.ts';
import { fulfils } from '../../offer-filter/offerConditions.ts';
import type { OfferFilter } from '../../offer-filter/offerFilter.ts';
import { cityIdBySlug } from '../../sql/idBySlug.ts';
import { byWeight } from './jobOfferSort.ts';

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
  /** Without what does not restrict the list. */
  filter: OfferFilter;
}

export const partnerIdBySlug = (slug: string) => sql`(
  select id from partners where slug = ${slug.toLowerCase()} or org_slug = ${slug.toLowerCase()} limit 1)`;

/** The conditions on `offer`, a row of the facts, the listings or the totals of offers. */
const offerConditions = ({ countryCode, partnerSlug, categories, type }: JobOfferFilters): SQL | undefined =>
  and(
    sql`true`,
    countryCode === undefined ? undefined : sql`offer.country_code = ${countryCode.toUpperCase()}`,
    partnerSlug === undefined ? undefined : sql`offer.partner_id = ${partnerIdBySlug(partnerSlug)}`,
    type === undefined ? undefined : sql`offer.type = ${type}`,
    categories.length === 0
      ? undefined
      : sql`offer.category_ids && array(select id from categories where org_slug in ${categories})`,
  );

/** Whether a list asks for facts that only rows of single offers have. */
export const isFiltered = ({ filter }: JobOfferFilters): boolean => Object.keys(filter).length > 0;

/** Whether the offers are named or those of one city, which are so few that the other filters need no index. */
export const areFew = ({ ids, citySlug, cityId }: JobOfferFilters): boolean =>
  ids !== null || (citySlug ?? cityId) !== undefined;

/** Selects the facts of the matching offers. Offers that are not listed match only if `ids` names them. */
export const matchingFacts = (language: Language, filters: JobOfferFilters): SQL => {
  const { ids, citySlug, cityId, onePerPartner } = filters;
  const named = and(
    ids === null ? sql`offer.is_listed` : isAmong(sql`offer.job_offer_id`, ids),
    cityId === undefined ? undefined : sql`offer.city_id = ${cityId}`,
    citySlug === undefined ? undefined : sql`offer.city_id = ${cityIdBySlug(citySlug, language)}`,
  );
  const filtered = isFiltered(filters)
    ? sql`exists (
        select 1 from job_offers stated
        where stated.id = offer.job_offer_id
          and ${fulfils(filters.filter, { offer: sql`stated`, facts: sql`offer` })})`
    : sql`true`;
  return sql`select ${onePerPartner ? sql`distinct on (offer.partner_id)` : sql``} offer.job_offer_id as id, offer.*
    from offer_facts offer
    where ${named} and ${offerConditions(filters)} and ${filtered}
    ${onePerPartner ? sql`order by offer.partner_id, ${byWeight}` : sql``}`;
};

/** Selects the matching listings by their index: those of the category, if there is exactly one. */
export const matchingListings = (filters: JobOfferFilters): SQL => {
  const [category, ...others] = filters.categories;
  const single = category !== undefined && others.length === 0;
  const listings = (partner: SQL) => sql`
    select offer.job_offer_id as id, offer.weight
    from offer_listings offer
    where offer.category_id = ${single ? sql`(select id from categories where org_slug = ${category})` : sql`0`}
      and ${partner} and ${offerConditions(single ? { ...filters, categories: [] } : filters)}`;
  if (!filters.onePerPartner) return listings(sql`true`);
  return sql`select first.* from partners cross join lateral (
    ${listings(sql`offer.partner_id = partners.id`)} order by ${byWeight} limit 1) as first`;
};

/** Selects the totals of the combinations that match, for lists that are not of few offers. */
export const matchingTotals = (filters: JobOfferFilters): SQL =>
  sql`select * from offer_totals offer where offer.offers > 0 and ${offerConditions(filters)}`;
