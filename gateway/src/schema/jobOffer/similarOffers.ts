import type { GraphQLResolveInfo } from 'graphql';
import { limitOf } from '../../builder/arguments.ts';
import { builder } from '../../builder/builder.ts';
import type { Context } from '../../builder/context.ts';
import { deprecated } from '../../builder/deprecated.ts';
import { costOfSearch } from '../../builder/fieldCost.ts';
import { rowId } from '../../builder/globalId.ts';
import type { JobOffer } from '../../rest/rows.ts';
import { JobOfferRef } from '../refs.ts';
import { isListed, offerExpansion } from '../offerRows.ts';

const replacement = deprecated('`JobOffer.similar`');

const limitArgument = { defaultValue: 20, description: 'The maximum number, 1 to 100.' } as const;

const similarOffers = async (
  offerId: number,
  limit: number | null | undefined,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<JobOffer[]> => {
  const offers = await context.loaders.jobOffers.promotedJobOffers.load({
    offerId,
    limit: limitOf(limit, 20),
    expand: offerExpansion(info, context, [], ['review_partner_country']),
  });
  return offers.filter(isListed(context.log));
};

builder.objectFields(JobOfferRef, (t) => ({
  similar: t.field({
    complexity: costOfSearch,
    type: [JobOfferRef],
    description: 'Other offers of the same city, those with the same categories first.',
    args: { limit: t.arg.int(limitArgument) },
    resolve: ({ id }, { limit }, context, info) => similarOffers(id, limit, context, info),
  }),

  promoted: t.field({
    complexity: costOfSearch,
    type: [JobOfferRef],
    deprecationReason: replacement,
    description: 'Other offers to show beside this one.',
    args: { limit: t.arg.int(limitArgument) },
    resolve: ({ id }, { limit }, context, info) => similarOffers(id, limit, context, info),
  }),
}));

builder.queryField('promotedJobOffers', (t) =>
  t.field({
    complexity: costOfSearch,
    type: [JobOfferRef],
    deprecationReason: replacement,
    description: 'Other offers to show beside an offer.',
    args: {
      offerId: t.arg.id({ required: true, description: 'The offer: the `id` of a JobOffer.' }),
      limit: t.arg.int(limitArgument),
    },
    resolve: (_query, { offerId, limit }, context, info) =>
      similarOffers(rowId('JobOffer', offerId), limit, context, info),
  }),
);
