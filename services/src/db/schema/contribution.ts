import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { jobOffers } from './jobOffer.ts';
import { users } from './user.ts';

export type SignUpTimeValue = '1_day' | '2_3_days' | '1_week' | '2_weeks' | 'longer';
export type CustomerAvailabilityValue = 'low' | 'medium' | 'high';

const contributionColumns = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  jobOfferId: integer('job_offer_id')
    .notNull()
    .references(() => jobOffers.id),
  /** Null: contributed without an account. */
  userId: text('user_id'),
  sessionId: text('session_id'),
  idempotencyKey: uuid('idempotency_key'),
  /** The hash of the input that came with the key. Null in older rows, which take any. */
  inputHash: text('input_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** What counted before the changes of the last days: see `formerValue`. */
  formerValue: doublePrecision('former_value'),
  /** Whether the address of the user is confirmed. */
  isConfirmed: boolean('is_confirmed').notNull().default(true),
  /** The keyed hash of the author's mailbox for this offer; it stays when the account is deleted. Null: contributed without an account. */
  mailboxHash: text('mailbox_hash'),
  /** The keyed hash of the author's network for this offer; null after a while. */
  networkHash: text('network_hash'),
  /** What it waits for, and until when at most; null when it does not wait. */
  waitsFor: text('waits_for').$type<'account' | 'network'>(),
  waitsUntil: timestamp('waits_until', { withTimezone: true }),
  /** From when on it counts, as far as it waits for nothing else. Null: since it was written. */
  countsFrom: timestamp('counts_from', { withTimezone: true }),
  /** Whether it is part of the public figures: see `recount`. */
  counts: boolean().notNull().default(true),
});

/** The index by which those whose time has come are found. */
const waitingIndex = (name: string, { waitsUntil }: { waitsUntil: AnyPgColumn }) =>
  index(name)
    .on(waitsUntil)
    .where(sql`${waitsUntil} is not null`);

/** Reported hourly earnings, in minor units of the currency. */
export const earnings = pgTable(
  'earnings',
  { ...contributionColumns(), amountMinor: integer('amount_minor').notNull(), currency: text().notNull() },
  (table) => [
    index('earnings_job_offer_id_index').on(table.jobOfferId),
    waitingIndex('earnings_waits_until_index', table),
    unique('earnings_user_id_job_offer_id_unique').on(table.userId, table.jobOfferId),
  ],
);

/** Reported costs before the first gig, in minor units of the currency. */
export const costStarts = pgTable(
  'cost_starts',
  { ...contributionColumns(), amountMinor: integer('amount_minor').notNull(), currency: text().notNull() },
  (table) => [
    index('cost_starts_job_offer_id_index').on(table.jobOfferId),
    waitingIndex('cost_starts_waits_until_index', table),
    unique('cost_starts_user_id_job_offer_id_unique').on(table.userId, table.jobOfferId),
  ],
);

/** Reported sign-up times. */
export const signUpTimes = pgTable(
  'sign_up_times',
  { ...contributionColumns(), value: text().$type<SignUpTimeValue>().notNull() },
  (table) => [
    index('sign_up_times_job_offer_id_index').on(table.jobOfferId),
    waitingIndex('sign_up_times_waits_until_index', table),
    unique('sign_up_times_user_id_job_offer_id_unique').on(table.userId, table.jobOfferId),
    check(
      'sign_up_times_value_check',
      sql`${table.value} in ('1_day', '2_3_days', '1_week', '2_weeks', 'longer')`,
    ),
  ],
);

/** Reported numbers of customers. */
export const customerAvailabilities = pgTable(
  'customer_availabilities',
  { ...contributionColumns(), value: text().$type<CustomerAvailabilityValue>().notNull() },
  (table) => [
    index('customer_availabilities_job_offer_id_index').on(table.jobOfferId),
    waitingIndex('customer_availabilities_waits_until_index', table),
    unique('customer_availabilities_user_id_job_offer_id_unique').on(table.userId, table.jobOfferId),
    check('customer_availabilities_value_check', sql`${table.value} in ('low', 'medium', 'high')`),
  ],
);

/** When a user last gave or withdrew a contribution of a kind: what was given before, and arrives later, changes nothing. */
export const contributionTimes = pgTable(
  'contribution_times',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobOfferId: integer('job_offer_id')
      .notNull()
      .references(() => jobOffers.id, { onDelete: 'cascade' }),
    /** The table of the contribution. */
    kind: text().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobOfferId, table.kind] }),
    index('contribution_times_job_offer_id_index').on(table.jobOfferId),
  ],
);

/** The idempotency keys of what users have replaced or deleted since: sent again, they write nothing. They go with the account. */
export const spentKeys = pgTable(
  'spent_keys',
  {
    userId: text('user_id').notNull(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    inputHash: text('input_hash'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.idempotencyKey] })],
);
