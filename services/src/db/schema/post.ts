import { index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { cities } from './city.ts';
import { languages } from './language.ts';
import { partners } from './partner.ts';

/** Blog posts; a post may be about one city. `image` is a path below `posts/` at the image service. */
export const posts = pgTable(
  'posts',
  {
    id: integer().primaryKey(),
    orgSlug: text('org_slug').notNull().unique(),
    cityId: integer('city_id').references(() => cities.id),
    image: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('posts_city_id_index').on(table.cityId)],
);

/** A post in each language; the body is HTML. */
export const postTexts = pgTable(
  'post_texts',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id),
    language: text()
      .notNull()
      .references(() => languages.code),
    slug: text().notNull(),
    title: text().notNull(),
    excerpt: text(),
    body: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.language] }),
    unique('post_texts_language_slug_unique').on(table.language, table.slug),
    index('post_texts_slug_index').on(table.slug),
  ],
);

/** The partners a post is about. */
export const postPartners = pgTable(
  'post_partners',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.partnerId] }),
    index('post_partners_partner_id_index').on(table.partnerId),
  ],
);
