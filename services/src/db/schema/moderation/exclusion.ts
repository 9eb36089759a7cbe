import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { jobOffers } from '../jobOffer.ts';
import { moderatorDecisions } from './moderatorDecision.ts';

/** Mailboxes that moderators barred from an offer: their answers do not count, and they cannot review it. */
export const exclusions = pgTable(
  'exclusions',
  {
    jobOfferId: integer('job_offer_id')
      .notNull()
      .references(() => jobOffers.id),
    mailboxHash: text('mailbox_hash').notNull(),
    /** Each bars for itself. */
    decisionId: integer('decision_id')
      .notNull()
      .references(() => moderatorDecisions.id),
    /** The same for all mailboxes of one person, also for later ones: the hash of the account for this offer, or of a mailbox without one. */
    personHash: text('person_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobOfferId, table.mailboxHash, table.decisionId] })],
);
