import { builder } from '../../builder/builder.ts';
import { shallowCopy } from '../../builder/shallowCopy.ts';
import { costOfFigure } from '../../builder/fieldCost.ts';
import { limitOf } from '../../builder/arguments.ts';
import { price } from '../../rules/price.ts';
import { VehicleRef } from './jobOfferFilter.ref.ts';
import { JobOfferRef, OfferRef, ReviewRef } from '../refs.ts';
import { offerById } from './jobOffer.ref.ts';

builder.node(JobOfferRef, {
  description: 'A gig offer of one partner in one city.',
  interfaces: [OfferRef],
  id: { resolve: (offer) => offer.id },
  loadWithoutCache: (id, context) => shallowCopy(offerById(Number(id), context)),
  fields: (t) => ({
    weight: t.exposeInt('weight', {
      nullable: false,
      description: 'The weight of the offer in the order of lists, 100 times its `price`.',
    }),
    price: t.float({
      nullable: false,
      description:
        'The weight divided by 100, a number without a currency; 0 when the weight is zero or negative.',
      resolve: ({ weight }) => price(weight),
    }),
    isMoreJob: t.exposeBoolean('isMoreJob', {
      nullable: false,
      description: 'Whether it belongs to the full-time section, which comes from feeds.',
    }),
    minimumAge: t.exposeInt('minAge', {
      description: 'The age from which one may do it, in years. Null when it is not stated.',
    }),
    vehicle: t.expose('vehicle', {
      type: VehicleRef,
      description: 'The least vehicle that it needs. Null when it is not stated.',
    }),
    workLanguages: t.exposeStringList('workLanguages', {
      nullable: false,
      description: 'Languages of which one suffices: ISO 639-1. Empty when they are not stated.',
    }),
    isRemote: t.exposeBoolean('isRemote', {
      nullable: false,
      description: 'Whether it is done from home.',
    }),
    updatedAt: t.field({
      complexity: costOfFigure,
      type: 'DateTime',
      description: 'When the offer or a review of it was last added or changed. Null when unknown.',
      resolve: (offer, _args, { loaders }) => offer.updated ?? loaders.jobOffers.updatedOf(offer),
    }),
    latestReviews: t.field({
      type: [ReviewRef],
      description: 'The newest reviews of the offer, newest first.',
      args: { limit: t.arg.int({ defaultValue: 1, description: 'The maximum number, 1 to 100.' }) },
      resolve: (offer, { limit }, { loaders }) =>
        loaders.reviews.latestReviews.load({ limit: limitOf(limit, 1), jobOfferId: offer.id }),
    }),
  }),
});
