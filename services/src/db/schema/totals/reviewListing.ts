import { boolean, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { reviews } from '../review.ts';

/**
 * The reviews of offers that have a page, with everything that lists of reviews filter and sort by. Such lists are read from
 * indexes that have every column. Triggers in the migrations keep the rows equal to the view `computed_review_listings`.
 */
export const reviewListings = pgTable(
  'review_listings',
  {
    reviewId: integer('review_id')
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    jobOfferId: integer('job_offer_id').notNull(),
    partnerId: integer('partner_id').notNull(),
    countryCode: text('country_code').notNull(),
    categoryIds: integer('category_ids').array().notNull(),
    rating: smallint().notNull(),
    language: text().notNull(),
    hasText: boolean('has_text').notNull(),
    helpfulCount: integer('helpful_count').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  // drizzle-kit cannot declare the columns that the indexes include; the migration adds them.
  (table) => {
    const byTime = () => [table.createdAt.desc().nullsFirst(), table.reviewId.desc().nullsFirst()] as const;
    const byHelp = () => [table.helpfulCount.desc().nullsFirst(), ...byTime()] as const;
    return [
      index('review_listings_job_offer_id_index').on(table.jobOfferId),
      index('review_listings_newest_index').on(...byTime()),
      index('review_listings_helpful_index').on(...byHelp()),
      index('review_listings_partner_newest_index').on(table.partnerId, ...byTime()),
      index('review_listings_partner_helpful_index').on(table.partnerId, ...byHelp()),
    ];
  },
);
