import { addReadiness } from '@citygigs/server/health/healthRoutes.ts';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import type { leads } from '../db/schema/lead.ts';
import { HttpProblem, required } from '../rest/httpProblem.ts';
import { assertSameInput, reusedKey, sentKeyOf } from '../rest/once/sentKey.ts';
import { textColumns, type TextColumns } from '../rest/textFromBody.ts';
import type { Deps } from '../server/deps.ts';
import { createLead, leadTexts } from './leadOperations.ts';
import { nameLeadAccount } from './leadAccount.ts';
import { findLeadByKey, findOfferForLead, recordLead, type NewLead } from './leadStore.ts';

const answerOf = (lead: typeof leads.$inferSelect, isNew: boolean) => ({
  id: lead.id,
  created: isNew,
  createdAt: lead.createdAt.toISOString(),
  userAnonymousId: lead.userAnonymousId,
  affiliate_url: lead.affiliateUrl,
});

/** The texts as columns of the table. Does not compile if a text of the contract has no column. */
type LeadTexts = Pick<NewLead, keyof TextColumns<(typeof leadTexts)[number]>>;

const isFor = (lead: typeof leads.$inferSelect, offerId: number | string): boolean =>
  (typeof offerId === 'number' ? lead.offerId : lead.moreJobOfferId) === offerId;

/**
 * POST /lead, shared by the sales API and the ofp API, and GET /readyz below the address of each, by which gateways see whether leads can
 * be stored again: they have nothing to read there.
 */
export const leadRoutes: FastifyPluginAsync<
  Pick<Deps, 'database' | 'origin' | 'identityAdmin' | 'ready'>
> = async (app, deps) => {
  const { database, origin, ready } = deps;
  addReadiness(app, ready);
  app.withTypeProvider<TypeBoxTypeProvider>().route({
    ...createLead,
    handler: async (request, reply) => {
      const { body } = request;
      const offerId = typeof body.offer_id === 'number' ? body.offer_id : body.offer_id.toLowerCase();
      const texts: LeadTexts = textColumns(leadTexts, body);
      const { email, fullName, phone } = texts;
      const sent = sentKeyOf(request.headers, { offerId, email, fullName, phone });
      // Look for an earlier lead first, so that a repeated request succeeds even if the offer has expired since.
      const earlier = await findLeadByKey(database, sent.idempotencyKey);
      if (earlier !== null) {
        if (!isFor(earlier, offerId)) throw reusedKey();
        assertSameInput(earlier, sent);
        return reply.code(200).send(answerOf(earlier, false));
      }
      const offer = required(await findOfferForLead(database, offerId), 'offer');
      if (!offer.takesApplications) throw new HttpProblem(409, 'This offer has expired.');
      const { row, isNew } = await recordLead(database, {
        origin,
        offer,
        lead: {
          offerId: typeof offerId === 'number' ? offerId : null,
          moreJobOfferId: typeof offerId === 'string' ? offerId : null,
          type: body.type,
          locale: body.locale,
          ...texts,
        },
        sent,
      });
      if (!isNew && !isFor(row, offerId)) throw reusedKey();
      // Not awaited: the time of the answer would tell whether the address has an account.
      if (isNew && row.email !== null)
        nameLeadAccount(deps, row.id, row.email).catch((error: unknown) => {
          request.log.warn(error, 'The account of an application could not be found out.');
        });
      return reply.code(isNew ? 201 : 200).send(answerOf(row, isNew));
    },
  });
};
