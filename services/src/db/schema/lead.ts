import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { jobOffers } from './jobOffer.ts';
import { moreJobOffers } from './moreJobOffer.ts';
import { users } from './user.ts';

/** Applications. The idempotency key lets a repeated request find its lead. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    offerId: integer('offer_id').references(() => jobOffers.id),
    /** Set instead for a full-time offer; city, feed, partner and title come from the URL of its page. */
    moreJobOfferId: uuid('more_job_offer_id').references(() => moreJobOffers.id),
    city: text(),
    feed: text(),
    partner: text(),
    title: text(),
    source: text(),
    referralUrl: text('referral_url'),
    clickSource: text('click_source'),
    utmSource: text('utm_source'),
    type: text().$type<'job'>().notNull(),
    locale: text().notNull(),
    email: text(),
    /** The address that was passed on, if it is not the account's any more; `email` follows the account. */
    sentEmail: text('sent_email'),
    /** The account that had the address, confirmed, when the application was sent; null if none, several, or not known. */
    accountId: text('account_id').references(() => users.id, { onDelete: 'set null' }),
    fullName: text('full_name'),
    phone: text(),
    sessionId: text('session_id'),
    idempotencyKey: uuid('idempotency_key').unique(),
    /** The hash of the input that came with the key. Null in older rows, which take any. */
    inputHash: text('input_hash'),
    userAnonymousId: text('user_anonymous_id').notNull(),
    affiliateUrl: text('affiliate_url').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('leads_offer_id_index').on(table.offerId),
    index('leads_email_index').on(sql`lower(${table.email})`),
    index('leads_account_id_index').on(table.accountId),
    index('leads_more_job_offer_id_index').on(table.moreJobOfferId),
    check('leads_offer_check', sql`num_nonnulls(${table.offerId}, ${table.moreJobOfferId}) = 1`),
  ],
);
