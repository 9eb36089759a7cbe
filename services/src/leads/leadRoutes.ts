import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import type { leads } from '../db/schema/lead.ts';
import { HttpProblem, required, unprocessable } from '../rest/httpProblem.ts';
import { textOrNull } from '../rest/textFromBody.ts';
import type { Deps } from '../server/deps.ts';
import { createLead } from './leadOperations.ts';
import { findLeadByKey, findOfferForLead, recordLead } from './leadStore.ts';

const answerOf = (lead: typeof leads.$inferSelect, isNew: boolean) => ({
  id: lead.id,
  created: isNew,
  createdAt: lead.createdAt.toISOString(),
  userAnonymousId: lead.userAnonymousId,
  affiliate_url: lead.affiliateUrl,
});

const reusedKey = () =>
  unprocessable({
    field: 'idempotency-key',
    code: 'reused',
    message: 'This key belongs to an application for another offer.',
  });

const isFor = (lead: typeof leads.$inferSelect, offerId: number | string): boolean =>
  (typeof offerId === 'number' ? lead.offerId : lead.moreJobOfferId) === offerId;

/** POST /lead, which the sales API and the ofp API share. */
export const leadRoutes: FastifyPluginAsync<Pick<Deps, 'database' | 'origin'>> = async (
  app,
  { database, origin },
) => {
  app.withTypeProvider<TypeBoxTypeProvider>().route({
    ...createLead,
    handler: async (request, reply) => {
      const { body } = request;
      const offerId = typeof body.offer_id === 'number' ? body.offer_id : body.offer_id.toLowerCase();
      const idempotencyKey = request.headers['idempotency-key']?.toLowerCase() ?? null;
      // First, so that a repeated request succeeds even if the offer has expired since.
      const earlier = await findLeadByKey(database, idempotencyKey);
      if (earlier !== null) {
        if (!isFor(earlier, offerId)) throw reusedKey();
        return reply.code(200).send(answerOf(earlier, false));
      }
      const offer = required(await findOfferForLead(database, offerId), 'offer');
      if (offer.status === 'expired') throw new HttpProblem(409, 'This offer is expired.');
      const { row, isNew } = await recordLead(database, {
        origin,
        offer,
        lead: {
          offerId: typeof offerId === 'number' ? offerId : null,
          moreJobOfferId: typeof offerId === 'string' ? offerId : null,
          city: textOrNull(body.city),
          feed: textOrNull(body.feed),
          partner: textOrNull(body.partner),
          title: textOrNull(body.title),
          source: textOrNull(body.source),
          referralUrl: textOrNull(body.referral_url),
          clickSource: textOrNull(body.click_source),
          utmSource: textOrNull(body.utm_source),
          type: body.type,
          locale: body.locale,
          email: textOrNull(body.email),
          fullName: textOrNull(body.full_name),
          phone: textOrNull(body.phone),
          sessionId: textOrNull(body.session_id),
          idempotencyKey,
        },
      });
      if (!isNew && !isFor(row, offerId)) throw reusedKey();
      return reply.code(isNew ? 201 : 200).send(answerOf(row, isNew));
    },
  });
};
