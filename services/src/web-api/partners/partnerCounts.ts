import { sql, type SQL } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import { ratingChoices } from '../../offer-filter/offerFilter.ts';
import { categoryReference, country } from '../../sql/references.ts';
import type { Language } from '../../rest/language.ts';
import type { QueryContext } from '../../sql/queryContext.ts';
import {
  codeOf,
  matchesFilter,
  offersCategory,
  ratingsOfPartner,
  shownRating,
  type PartnerFilter,
} from './partnerFilter.ts';
import { partnerCounts } from './partnerSchema.ts';

const Counts = Type.Object(partnerCounts);

type Counts = Static<typeof Counts>;

/** The ids of the partners that match the filter. */
const matching = (filter: PartnerFilter): SQL =>
  sql`(select partner.id from partners partner where ${matchesFilter(sql`partner`, filter)})`;

const categories = (language: Language, { countryCode, ratingFrom }: PartnerFilter): SQL => sql`(
  select coalesce(
    json_agg(
      json_build_object(
        'category', ${categoryReference(sql`category`, sql`category_text`)},
        'partnersCount', counted.partners)
      order by counted.partners desc, category.id), '[]')
  from (
    select category_id, count(distinct total.partner_id)::int as partners
    from offer_totals total cross join unnest(total.category_ids) as category_id
    where total.offers > 0 and total.partner_id in ${matching({ countryCode, ratingFrom })}
      and ${countryCode === undefined ? sql`true` : sql`total.country_code = ${codeOf(countryCode)}`}
    group by category_id
  ) as counted
  join categories category on category.id = counted.category_id
  join category_texts category_text
    on category_text.category_id = category.id and category_text.language = ${language}
)`;

const countries = (language: Language, { category, ratingFrom }: PartnerFilter): SQL => sql`(
  select coalesce(
    json_agg(
      json_build_object('country', ${country(sql`counted.country_code`, language)}, 'partnersCount', counted.partners)
      order by counted.partners desc, counted.country_code), '[]')
  from (
    select works.country_code, count(*)::int as partners
    from partner_countries works
    where works.partner_id in ${matching({ ratingFrom })}
      and ${category === undefined ? sql`true` : offersCategory(sql`works.partner_id`, category, sql`works.country_code`)}
    group by works.country_code
  ) as counted
)`;

const ratings = ({ category, countryCode }: PartnerFilter): SQL => sql`(
  select coalesce(
    json_agg(json_build_object('ratingFrom', value::float8, 'partnersCount', partners) order by value::float8), '[]')
  from (
    select choice.value, count(*)::int as all_partners,
      (count(*) filter (where ${shownRating(sql`ratings`)} >= choice.value::numeric))::int as partners
    from partners partner
    cross join ${ratingsOfPartner(sql`partner.id`)} as ratings
    cross join unnest(${sql.param(ratingChoices)}::text[]) as choice (value)
    where ${matchesFilter(sql`partner`, { category, countryCode })}
    group by choice.value
  ) as counted
  where partners > 0 and partners < all_partners
)`;

const counts: Record<keyof Counts, (language: Language, filter: PartnerFilter) => SQL> = {
  categories,
  countries,
  ratings: (_language, filter) => ratings(filter),
};

/** The names in `expand` of what is counted. */
export const countedParts: Record<keyof Counts, string> = {
  categories: 'category_counts',
  countries: 'country_counts',
  ratings: 'rating_counts',
};

/** Counts the partners that remain for each choice of the filters whose names are among `parts`, with the other filters unchanged. */
export const countPartners = async (
  { database, language }: QueryContext,
  filter: PartnerFilter,
  parts: ReadonlySet<string>,
): Promise<Counts> => {
  const names = (Object.keys(counts) as (keyof Counts)[]).filter((name) => parts.has(countedParts[name]));
  if (names.length === 0) return {};
  const columns = names.map((name) => sql`${counts[name](language, filter)} as ${sql.identifier(name)}`);
  const [row] = await database.rows(sql`select ${sql.join(columns, sql`, `)}`, Counts);
  return row ?? {};
};
