import { sql, type SQL } from 'drizzle-orm';

export interface Applicant {
  readonly userId: string;
  readonly jobOfferId: number;
  /** The confirmed address of the user; null without one. */
  readonly address: string | null;
  /** The session of the request; null if it names none. */
  readonly sessionId: string | null;
}

/**
 * Whether a row of `leads` is an application of the account. One that is no account's belongs to whoever has confirmed its address; the
 * former owner of the mailbox may have sent others.
 */
export const isOwnLead = (userId: string, address: string | null): SQL => sql`(
  leads.account_id = ${userId} or (leads.account_id is null and lower(leads.email) = lower(${address}::text)))`;

/**
 * When a user applied for an offer: in this session, with their confirmed address, or as recorded before; null: never, as far as
 * we know.
 */
export const appliedAt = ({ userId, jobOfferId, address, sessionId }: Applicant): SQL => sql`(
  select min(applied_at) from (
    select opportunity.applied_at from review_opportunities opportunity
    where opportunity.user_id = ${userId} and opportunity.job_offer_id = ${jobOfferId}
    union all
    select leads.created_at from leads
    where leads.offer_id = ${jobOfferId}
      and (leads.session_id = ${sessionId}::text or ${isOwnLead(userId, address)})
  ) as application)`;

/**
 * When a user applied with the form of this site; null: never. Of an offer whose form is on the company's own site
 * only the visit is known, which anybody makes with one press, and a session may be that of any number of accounts.
 */
export const appliedHereAt = ({ userId, jobOfferId, address }: Omit<Applicant, 'sessionId'>): SQL => sql`(
  select min(leads.created_at) from leads join job_offers offered on offered.id = leads.offer_id
  where leads.offer_id = ${jobOfferId} and offered.is_direct_apply and ${isOwnLead(userId, address)})`;
