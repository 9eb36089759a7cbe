import { toGlobalId, offerKey } from '../../builder/globalId.ts';
import { deprecated } from '../../builder/deprecated.ts';
import { referencedOffer } from './jobOffer.ref.ts';
import { LeadRef, OfferRef, type RecordedLead } from '../refs.ts';
import { builder } from '../../builder/builder.ts';
import { utmSource } from '../../builder/arguments.ts';
import { userErrorsField } from '../mutation/mutationFields.ts';
import { silentWriteResult, type WriteResult } from '../mutation/writeResult.ts';

LeadRef.implement({
  description: 'A recorded application for an offer.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description:
        'A unique id. `node` does not accept it: a lead belongs to a visitor, whom no token names.',
      resolve: (lead) => toGlobalId('Lead', lead.id),
    }),
    uuid: t.expose('id', {
      type: 'UUID',
      nullable: false,
      description: 'The id as used in URLs. Only the applicant knows it.',
    }),
    created: t.exposeBoolean('created', {
      nullable: false,
      description:
        'Whether this request recorded it: false when the same idempotency key had recorded it before.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was recorded.',
    }),
    userAnonymousId: t.exposeID('userAnonymousId', { description: 'An anonymous id of the visitor.' }),
    continueUrl: t.expose('affiliate_url', {
      type: 'URL',
      nullable: false,
      description: 'Where to send the visitor: the page of the company, with the lead.',
    }),
    affiliateUrl: t.exposeString('affiliate_url', {
      deprecationReason: deprecated('`Lead.continueUrl`'),
      description: 'The absolute URL to send the visitor to.',
    }),
    offer: t.field({
      type: OfferRef,
      description: 'The offer that the visitor applied for. Null if it no longer exists.',
      resolve: ({ offerId }, _args, context, info) =>
        typeof offerId === 'number'
          ? referencedOffer(offerId, info, context)
          : context.loaders.moreJobs.moreJobOfferById(offerId, context.language),
    }),
  }),
});

builder.relayMutationField(
  'createLead',
  {
    description: 'An application for an offer.',
    inputFields: (t) => ({
      idempotencyKey: t.field({
        type: 'UUID',
        required: true,
        description:
          'Made by the client for each attempt to apply. The same key never records a second lead; with another offer, `email`, `fullName` or `phone` it is a user error with the code `REUSED`.',
      }),
      offerId: t.id({
        required: true,
        description: 'The offer: the `id` of a JobOffer or of a MoreJobOffer.',
      }),
      source: t.string({
        description: 'The part of the page where the visitor applied, at most 255 characters: `offer_page`.',
      }),
      referralUrl: t.string({
        description: 'The page the visitor came from, a URL of at most 2000 characters.',
      }),
      clickSource: t.string({
        description: 'The position of the link that the visitor used, at most 255 characters: `card`.',
      }),
      utmSource: t.string(utmSource),
      email: t.string({
        description:
          'The visitor’s address, at most 254 characters: `kim@example.org`. Direct applications only.',
      }),
      fullName: t.string({
        description:
          'Given and family name, at most 200 characters, without addresses and phone numbers: `Kim Lee`. Direct applications only.',
      }),
      phone: t.string({
        description:
          'The visitor’s number, 6 to 15 digits with separators: `+49 30 1234567`. Direct applications only.',
      }),
      city: t.string({ description: 'The slug of the city: `berlin`. Full-time offers only.' }),
      feed: t.string({ description: 'The feed of the offer, its `feedId`. Full-time offers only.' }),
      partner: t.string({ description: 'The slug of the company: `swiftbite`. Full-time offers only.' }),
      title: t.string({
        description: 'The slug of the title, the offer’s `slugTitle`. Full-time offers only.',
      }),
    }),
  },
  {
    nullable: true,
    description:
      'Records an application of a visitor; `addReviewOpportunity` makes it one of the signed-in user, for `viewer.jobOffers`. An offer that takes none any more is a user error on `offerId` with the code `EXPIRED`, an unknown one `NOT_FOUND`: do not send it again. When the call fails: null, and an error with `silenced` true, which is not shown to the visitor. Send it again with the same `idempotencyKey`, or send the visitor to the `externalUrl` of the offer.',
    resolve: async (_query, { input }, { language, loaders, log }): Promise<WriteResult<RecordedLead>> => {
      const { clientMutationId: _unused, offerId, ...lead } = input;
      const outcome = await loaders.writes.createLead({
        ...lead,
        offerId: offerKey(offerId),
        locale: language,
      });
      if (outcome.kind === 'failed') log.error({ offerId }, 'lead not recorded');
      const { row, ...rest } = silentWriteResult(outcome, 'offer_id', { 409: 'expired' });
      return { ...rest, row: row && { ...row, offerId: offerKey(offerId) } };
    },
  },
  {
    description: 'The result of the application.',
    outputFields: (t) => ({
      lead: t.field({
        type: LeadRef,
        description: 'The recorded lead; null when it was refused.',
        resolve: (payload) => payload?.row ?? null,
      }),
      userErrors: userErrorsField(t),
    }),
  },
);
