import { sql, type SQL } from 'drizzle-orm';

export interface Applicant {
  readonly userId: string;
  readonly jobOfferId: number;
  /** The confirmed address of the user; null without one. */
  readonly address: string | null;
  /** The session of the request; null if it names none. */
  readonly sessionId: string | null;
}

/** When a user applied for an offer: in this session, with their confirmed address, or as recorded before; null: never, as far as we know. */
export const appliedAt = ({ userId, jobOfferId, address, sessionId }: Applicant): SQL => sql`(
  select min(applied_at) from (
    select opportunity.applied_at from review_opportunities opportunity
    where opportunity.user_id = ${userId} and opportunity.job_offer_id = ${jobOfferId}
    union all
    select lead.created_at from leads lead
    where lead.offer_id = ${jobOfferId}
      and (lead.session_id = ${sessionId}::text or lower(lead.email) = lower(${address}::text))
  ) as application)`;

/**
 * When a user applied with the form of this site and their confirmed address; null: never. Of an offer whose form is on the company's own site
 * only the visit is known, which anybody makes with one press, and a session may be that of any number of accounts.
 */
export const appliedHereAt = ({
  jobOfferId,
  address,
}: Pick<Applicant, 'jobOfferId' | 'address'>): SQL => sql`(
  select min(lead.created_at) from leads lead join job_offers offered on offered.id = lead.offer_id
  where lead.offer_id = ${jobOfferId} and offered.is_direct_apply and lower(lead.email) = lower(${address}::text))`;
