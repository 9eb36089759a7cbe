import { createHash, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { JobOfferStatus } from '../db/schema/jobOffer.ts';
import { leads } from '../db/schema/lead.ts';
import { recordOnce } from '../rest/recorded.ts';

type NewLead = Omit<typeof leads.$inferInsert, 'id' | 'createdAt' | 'userAnonymousId' | 'affiliateUrl'>;

export type OfferForLead = { status: JobOfferStatus; partnerSlug: string; citySlug: string };

/** What a lead needs of its offer, a full-time one when the id is a UUID; null for an unknown one. */
export const findOfferForLead = async (
  database: Database,
  id: number | string,
): Promise<OfferForLead | null> => {
  const table = typeof id === 'number' ? sql`job_offers` : sql`more_job_offers`;
  const [offer] = await database.rows<OfferForLead>(sql`
    select offer.status, partner.slug as "partnerSlug", city.org_slug as "citySlug"
    from ${table} offer
    join partners partner on partner.id = offer.partner_id
    join cities city on city.id = offer.city_id
    where offer.id = ${id}`);
  return offer ?? null;
};

/** The same visitor's leads of one session share a name that tells nothing. */
const anonymousId = (sessionId: string | null, leadId: string): string =>
  createHash('sha256')
    .update(sessionId ?? leadId)
    .digest('hex')
    .slice(0, 32);

/** Where the visitor goes on to, with the lead that brings them. */
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

/** Writes the lead, or finds the one that the same key wrote before. */
export const recordLead = (database: Database, origin: string, offer: OfferForLead, lead: NewLead) =>
  recordOnce(
    async () => {
      const id = randomUUID();
      const [written] = await database.orm
        .insert(leads)
        .values({
          ...lead,
          id,
          userAnonymousId: anonymousId(lead.sessionId ?? null, id),
          affiliateUrl: affiliateUrl(origin, offer, id),
          createdAt: new Date(),
        })
        .onConflictDoNothing({ target: leads.idempotencyKey })
        .returning();
      return written;
    },
    async () => (await findLeadByKey(database, lead.idempotencyKey ?? null)) ?? undefined,
  );
