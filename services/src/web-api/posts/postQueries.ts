import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../db/database.ts';
import { instant } from '../../db/instant.ts';
import { pagedRows } from '../../db/pagedRows.ts';
import type { Language } from '../../rest/language.ts';
import type { Page } from '../../rest/paging.ts';
import { cityIdBySlug } from '../../fragments/idBySlug.ts';
import { cityReference } from '../../fragments/references.ts';
import type { Post } from './postSchema.ts';

type PostRow = Static<typeof Post>;

export type PostParts = { body: boolean; city: boolean };

type PostFilters = { ids: number[] | null; slug: string | undefined; cityId: number | undefined };

/** How many posts stand beside an offer or another post. */
const BESIDE = 3;

const postSelect = (language: Language, { body, city }: PostParts): SQL => sql`
  select page.position, post.id, text.slug, text.title, post.image, text.excerpt,
    ${body ? sql`text.body,` : sql``}
    ${city ? sql`case when city.id is not null then ${cityReference(sql`city`, sql`city_text`)} end as city,` : sql``}
    ${instant(sql`post.created_at`)} as created
  from page
  join posts post on post.id = page.id
  join post_texts text on text.post_id = post.id and text.language = ${language}
  left join cities city on city.id = post.city_id
  left join city_texts city_text on city_text.city_id = city.id and city_text.language = ${language}`;

/** A post about no city has no `city`, rather than a null one. */
const withoutNullCity = (post: PostRow & { city?: unknown }): PostRow => {
  const { city, ...rest } = post;
  return city === null ? rest : post;
};

export const findPosts = async (
  database: Database,
  language: Language,
  { ids, slug, cityId }: PostFilters,
  parts: PostParts,
  page: Page,
) => {
  const conditions = [
    ids === null ? null : ids.length === 0 ? sql`false` : sql`post.id in ${ids}`,
    cityId === undefined ? null : sql`post.city_id = ${cityId}`,
    slug === undefined
      ? null
      : sql`post.id in (select post_id from post_texts where post_texts.slug = ${slug.toLowerCase()})`,
  ].filter((condition) => condition !== null);
  const { items, total } = await pagedRows<PostRow>(database, {
    matches: sql`select post.id, post.created_at from posts post
      where ${sql.join([sql`true`, ...conditions], sql` and `)}`,
    order: sql`created_at desc, id desc`,
    page,
    select: postSelect(language, parts),
  });
  return { items: items.map(withoutNullCity), total };
};

const firstPosts = async (
  database: Database,
  language: Language,
  parts: PostParts,
  matches: SQL,
): Promise<PostRow[]> => {
  const { items } = await pagedRows<PostRow>(database, {
    matches,
    order: sql`fit desc, created_at desc, id desc`,
    page: { page: 1, limit: BESIDE },
    select: postSelect(language, parts),
  });
  return items.map(withoutNullCity);
};

/** Posts about the partner first, then those about the city. */
export const findJobOfferPosts = (
  database: Database,
  language: Language,
  citySlug: string,
  partnerSlug: string,
  parts: PostParts,
) =>
  firstPosts(
    database,
    language,
    parts,
    sql`select * from (
      select post.id, post.created_at,
        (case when exists (
          select 1 from post_partners about join partners partner on partner.id = about.partner_id
          where about.post_id = post.id and partner.slug = ${partnerSlug.toLowerCase()}) then 2 else 0 end
        + case when post.city_id = ${cityIdBySlug(citySlug, language)} then 1 else 0 end) as fit
      from posts post
    ) as candidate where fit > 0`,
  );

/** Posts about the same partners or city first, then the newest; null for an unknown post. */
export const findSimilarPosts = async (
  database: Database,
  language: Language,
  id: number,
  parts: PostParts,
): Promise<PostRow[] | null> => {
  const known = await database.rows(sql`select 1 from posts where id = ${id}`);
  if (known.length === 0) return null;
  return firstPosts(
    database,
    language,
    parts,
    sql`select post.id, post.created_at,
        ((select count(*) from post_partners about
          join post_partners same on same.partner_id = about.partner_id and same.post_id = ${id}
          where about.post_id = post.id) * 2
        + case when post.city_id = (select city_id from posts where id = ${id}) then 1 else 0 end) as fit
      from posts post where post.id <> ${id}`,
  );
};
