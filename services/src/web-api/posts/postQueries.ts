import { and, sql, type SQL } from 'drizzle-orm';
import { isAmong } from '../../sql/isAmong.ts';
import { Type, type Static } from 'typebox';
import { instant } from '../../sql/instant.ts';
import { pagedRows } from '../../sql/pagedRows.ts';
import type { Language } from '../../rest/language.ts';
import type { Page } from '../../rest/paging.ts';
import { cityIdBySlug } from '../../sql/idBySlug.ts';
import { cityReference } from '../../sql/references.ts';
import type { QueryContext } from '../../sql/queryContext.ts';
import { CityReference } from '../../rest/references.ts';
import { Post } from './postSchema.ts';

const PostRow = Type.Object({
  ...Post.properties,
  city: Type.Optional(Type.Union([CityReference, Type.Null()])),
});

export interface PostParts {
  body: boolean;
  city: boolean;
}

interface PostFilters {
  ids: number[] | null;
  slug: string | undefined;
  cityId: number | undefined;
}

/** Number of posts that are related to an offer or to another post. */
const relatedPostCount = 3;

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

/** Omits the field of a post that is not about a city. */
const withoutNullCity = ({ city, ...post }: Static<typeof PostRow>): Static<typeof Post> =>
  city === null || city === undefined ? post : { ...post, city };

interface PostsQuery {
  filters: PostFilters;
  parts: PostParts;
  page: Page;
}

export const findPosts = async (
  { database, language }: QueryContext,
  { filters: { ids, slug, cityId }, parts, page }: PostsQuery,
) => {
  const conditions = and(
    sql`true`,
    isAmong(sql`post.id`, ids),
    cityId === undefined ? undefined : sql`post.city_id = ${cityId}`,
    slug === undefined
      ? undefined
      : sql`post.id in (select post_id from post_texts where post_texts.slug = ${slug.toLowerCase()})`,
  );
  const { items, total } = await pagedRows(database, {
    item: PostRow,
    matches: sql`select post.id, post.created_at from posts post
      where ${conditions}`,
    order: sql`created_at desc, id desc`,
    page,
    select: postSelect(language, parts),
  });
  return { items: items.map(withoutNullCity), total };
};

/** Returns the most closely related posts; `matches` must have a column `fit`. */
const relatedPosts = async (
  { database, language }: QueryContext,
  { matches, parts }: { matches: SQL; parts: PostParts },
): Promise<Static<typeof Post>[]> => {
  const { items } = await pagedRows(database, {
    item: PostRow,
    matches,
    order: sql`fit desc, created_at desc, id desc`,
    page: { page: 1, limit: relatedPostCount },
    select: postSelect(language, parts),
  });
  return items.map(withoutNullCity);
};

interface JobOfferPostsQuery {
  citySlug: string;
  partnerSlug: string;
  parts: PostParts;
}

/** Returns posts about the partner first, then those about the city. */
export const findJobOfferPosts = (
  context: QueryContext,
  { citySlug, partnerSlug, parts }: JobOfferPostsQuery,
) =>
  relatedPosts(context, {
    parts,
    matches: sql`select * from (
      select post.id, post.created_at,
        (case when exists (
          select 1 from post_partners about join partners partner on partner.id = about.partner_id
          where about.post_id = post.id and partner.slug = ${partnerSlug.toLowerCase()}) then 2 else 0 end
        + case when post.city_id = ${cityIdBySlug(citySlug, context.language)} then 1 else 0 end) as fit
      from posts post
    ) as candidate where fit > 0`,
  });

/** Returns posts about the same partners or city first, then the newest; null for an unknown post. */
export const findSimilarPosts = async (
  context: QueryContext,
  id: number,
  parts: PostParts,
): Promise<Static<typeof Post>[] | null> => {
  const known = await context.database.rows(sql`select 1 from posts where id = ${id}`);
  if (known.length === 0) return null;
  return relatedPosts(context, {
    parts,
    matches: sql`select post.id, post.created_at,
        ((select count(*) from post_partners about
          join post_partners same on same.partner_id = about.partner_id and same.post_id = ${id}
          where about.post_id = post.id) * 2
        + case when post.city_id = (select city_id from posts where id = ${id}) then 1 else 0 end) as fit
      from posts post where post.id <> ${id}`,
  });
};
