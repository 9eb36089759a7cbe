import { createHash, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import type { Database } from '../db/database.ts';
import { leads } from '../db/schema/lead.ts';
import { recordOncePerKey } from '../rest/once/recordOnce.ts';
import type { SentKey } from '../rest/once/sentKey.ts';
import { takesApplications } from '../sql/takesApplications.ts';

export type NewLead = Omit<
  typeof leads.$inferInsert,
  'id' | 'createdAt' | 'sentEmail' | 'accountId' | 'userAnonymousId' | 'affiliateUrl' | keyof SentKey
>;

const OfferForLead = Type.Object({
  takesApplications: Type.Boolean(),
  partnerSlug: Type.String(),
  citySlug: Type.String(),
});

type OfferForLead = Static<typeof OfferForLead>;

/** Returns the data of an offer that a lead needs, or null. UUIDs are ids of full-time offers. */
export const findOfferForLead = async (
  database: Database,
  id: number | string,
): Promise<OfferForLead | null> => {
  const table = typeof id === 'number' ? sql`job_offers` : sql`more_job_offers`;
  const [offer] = await database.rows(
    sql`
    select ${takesApplications()} as "takesApplications", partner.slug as "partnerSlug", city.org_slug as "citySlug"
    from ${table} offer
    join partners partner on partner.id = offer.partner_id
    join cities city on city.id = offer.city_id
    where offer.id = ${id}`,
    OfferForLead,
  );
  return offer ?? null;
};

/** The same for all leads of a session. */
const anonymousId = (sessionId: string | null, leadId: string): string =>
  createHash('sha256')
    .update(sessionId ?? leadId)
    .digest('hex')
    .slice(0, 32);

/** The page of the partner where the visitor continues, with the id of the lead. */
const affiliateUrl = (origin: string, offer: OfferForLead, leadId: string): string => {
  const url = new URL(`/partner-site/${offer.partnerSlug}`, origin);
  url.searchParams.set('lead', leadId);
  url.searchParams.set('city', offer.citySlug);
  return url.href;
};

export const findLeadByKey = async ({ orm }: Database, idempotencyKey: string | null) => {
  if (idempotencyKey === null) return null;
  const [lead] = await orm.select().from(leads).where(eq(leads.idempotencyKey, idempotencyKey));
  return lead ?? null;
};

interface RecordedLead {
  origin: string;
  offer: OfferForLead;
  lead: NewLead;
  sent: SentKey;
}

/** Inserts the lead, or returns the one that an earlier request with the same key inserted. */
export const recordLead = (database: Database, { origin, offer, lead, sent }: RecordedLead) =>
  recordOncePerKey(
    sent,
    async () => {
      const id = randomUUID();
      const [inserted] = await database.orm
        .insert(leads)
        .values({
          ...lead,
          ...sent,
          id,
          userAnonymousId: anonymousId(lead.sessionId ?? null, id),
          affiliateUrl: affiliateUrl(origin, offer, id),
          createdAt: new Date(),
        })
        .onConflictDoNothing({ target: leads.idempotencyKey })
        .returning();
      return inserted;
    },
    async () => (await findLeadByKey(database, sent.idempotencyKey)) ?? undefined,
  );
