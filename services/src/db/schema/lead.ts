import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { jobOffers } from './jobOffer.ts';

/** Applications. The idempotency key makes a repeated request find the lead that it made the first time. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    offerId: integer('offer_id')
      .notNull()
      .references(() => jobOffers.id),
    source: text(),
    referralUrl: text('referral_url'),
    clickSource: text('click_source'),
    utmSource: text('utm_source'),
    type: text().$type<'job'>().notNull(),
    locale: text().notNull(),
    email: text(),
    fullName: text('full_name'),
    phone: text(),
    sessionId: text('session_id'),
    idempotencyKey: uuid('idempotency_key').unique(),
    userAnonymousId: text('user_anonymous_id').notNull(),
    affiliateUrl: text('affiliate_url').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('leads_offer_id_index').on(table.offerId)],
);
