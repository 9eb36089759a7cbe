import { sql, type SQL } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import { nullableNumber, nullableString } from '../../rest/nullable.ts';
import { categoryIdBySlug, cityIdBySlug } from '../../sql/idBySlug.ts';
import type { QueryContext } from '../../sql/queryContext.ts';
import { decimalAmount } from '../../sql/minorUnits.ts';
import { ratingsOf } from '../../sql/ratings.ts';

/** What a card shows of a row of each kind. */
const Shown = Type.Object({
  /** The title that an editor wrote; null for the usual one. */
  title: nullableString(),
  /** The names that the usual title and the text above it consist of. */
  city: nullableString(),
  category: nullableString(),
  partner: nullableString(),
  /** The slug of the picture; null for none. */
  picture: nullableString(),
  rating: nullableNumber(),
  ratingCount: Type.Integer(),
  /** The number of listed offers; null where a card does not count any. */
  offerCount: nullableNumber(),
  /** The mean of reported hourly earnings, the number of answers and their currency; null without answers. */
  earning: nullableNumber(),
  earningCount: nullableNumber(),
  currency: nullableString(),
});

export type Shown = Static<typeof Shown>;

interface Columns {
  readonly title?: SQL;
  readonly city?: SQL;
  readonly category?: SQL;
  readonly partner?: SQL;
  readonly picture: SQL;
  /** Whether `from` has the ratings. */
  readonly rated?: boolean;
  readonly offerCount?: SQL;
  /** The row of `offer_facts` in `from`. */
  readonly facts?: SQL;
}

const firstShown = async (
  { database }: QueryContext,
  { title, city, category, partner, picture, rated = true, offerCount, facts }: Columns,
  from: SQL,
): Promise<Shown | null> => {
  const none = sql`null::text`;
  const noNumber = sql`null::float8`;
  const [row] = await database.rows(
    sql`
    select nullif(${title ?? none}, '') as title, ${city ?? none} as city, ${category ?? none} as category,
      ${partner ?? none} as partner, ${picture} as picture,
      ${rated ? sql`ratings.rating` : noNumber} as rating,
      ${rated ? sql`coalesce(ratings.rating_count, 0)` : sql`0`}::int as "ratingCount",
      ${offerCount ?? noNumber}::int as "offerCount",
      ${
        facts
          ? decimalAmount(
              sql`${facts}.earning_total::numeric / nullif(${facts}.earning_count, 0)`,
              sql`${facts}.currency`,
            )
          : noNumber
      } as earning,
      ${facts ? sql`${facts}.earning_count` : noNumber}::int as "earningCount",
      ${facts ? sql`${facts}.currency` : none} as currency
    ${from}
    limit 1`,
    Shown,
  );
  return row ?? null;
};

/** The number of listed offers of which the condition holds. */
const listedWhere = (condition: SQL): SQL =>
  sql`(select count(*) from offer_facts offer where offer.is_listed and ${condition})`;

const cityText = (context: QueryContext, citySlug: string): SQL => sql`
  cities city join city_texts city_text on city_text.city_id = city.id
    and city_text.language = ${context.language} and city.id = ${cityIdBySlug(citySlug, context.language)}`;

export const shownCity = (context: QueryContext, citySlug: string) =>
  firstShown(
    context,
    {
      title: sql`coalesce(nullif(city_text.header, ''), city_text.seo_title)`,
      city: sql`city_text.name`,
      picture: sql`city.org_slug`,
      offerCount: listedWhere(sql`offer.city_id = city.id`),
    },
    sql`from ${cityText(context, citySlug)}
      cross join ${ratingsOf(sql`offer_facts offer where offer.city_id = city.id`)} as ratings`,
  );

export const shownCityCategory = (context: QueryContext, citySlug: string, categorySlug: string) =>
  firstShown(
    context,
    {
      title: sql`case when own.city_id is not null then own.header
        else replace(category_text.header, '{city}', city_text.name) end`,
      city: sql`city_text.name`,
      category: sql`category_text.name`,
      picture: sql`category.org_slug`,
      offerCount: listedWhere(sql`offer.city_id = city.id and offer.category_ids @> array[category.id]`),
    },
    sql`from ${cityText(context, citySlug)}
      join categories category on category.id = ${categoryIdBySlug(categorySlug, context.language)}
      join category_texts category_text
        on category_text.category_id = category.id and category_text.language = ${context.language}
      left join city_category_texts own on own.city_id = city.id and own.category_id = category.id
        and own.language = ${context.language}
      cross join ${ratingsOf(sql`offer_facts offer
        where offer.city_id = city.id and offer.category_ids @> array[category.id]`)} as ratings`,
  );

const partnerWith = (slug: string): SQL =>
  sql`(partner.slug = ${slug.toLowerCase()} or partner.org_slug = ${slug.toLowerCase()})`;

export const shownPartner = (context: QueryContext, partnerSlug: string) =>
  firstShown(
    context,
    { title: sql`partner.name`, partner: sql`partner.name`, picture: sql`partner.org_slug` },
    sql`from partners partner
      cross join ${ratingsOf(sql`offer_totals total where total.partner_id = partner.id`)} as ratings
      where ${partnerWith(partnerSlug)}`,
  );

export const shownOffer = (context: QueryContext, citySlug: string, partnerSlug: string) =>
  firstShown(
    context,
    {
      title: sql`replace(offer_text.card_title, '{city}', city_text.name)`,
      city: sql`city_text.name`,
      partner: sql`partner.name`,
      picture: sql`partner.org_slug`,
      facts: sql`facts`,
    },
    sql`from ${cityText(context, citySlug)}
      join partners partner on ${partnerWith(partnerSlug)}
      join job_offers offer on offer.city_id = city.id and offer.partner_id = partner.id
      left join offer_texts offer_text
        on offer_text.text_id = offer.text_id and offer_text.language = ${context.language}
      join offer_facts facts on facts.job_offer_id = offer.id
      cross join ${ratingsOf(sql`offer_facts rated where rated.job_offer_id = offer.id`)} as ratings`,
  );

export const shownPost = (context: QueryContext, postSlug: string) =>
  firstShown(
    context,
    { title: sql`post_text.title`, picture: sql`post.image`, rated: false },
    sql`from post_texts post_text join posts post on post.id = post_text.post_id
      where post_text.slug = ${postSlug.toLowerCase()} and post_text.language = ${context.language}`,
  );
