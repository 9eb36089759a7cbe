/** A row of the leads table. */
export interface LeadRow {
  readonly id: string;
  readonly offer_id: number;
  readonly source: string | null;
  readonly referral_url: string | null;
  readonly click_source: string | null;
  readonly utm_source: string | null;
  readonly type: string;
  readonly locale: string;
  readonly email: string | null;
  readonly full_name: string | null;
  readonly phone: string | null;
  readonly session_id: string | null;
  readonly idempotency_key: string | null;
  readonly user_anonymous_id: string | null;
  readonly affiliate_url: string | null;
}

/** All leads, oldest first. */
export const leadsStatement = 'SELECT * FROM leads ORDER BY created_at, id';
