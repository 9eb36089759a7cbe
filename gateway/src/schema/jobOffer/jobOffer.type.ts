import { builder } from '../../builder/builder.ts';
import { shallowCopy } from '../../builder/shallowCopy.ts';
import { costOfFigure } from '../../builder/fieldCost.ts';
import { limitOf } from '../../builder/arguments.ts';
import { CategoryRef, ReviewRef, JobOfferRef } from '../refs.ts';
import { CityRef, referencedCity } from '../city/city.ref.ts';
import { offerTerms } from '../offerTerms.ts';
import { PartnerRef, referencedPartner } from '../partner/partner.ref.ts';
import { offerById } from './jobOffer.ref.ts';

builder.node(JobOfferRef, {
  description: 'A gig offer of one partner in one city.',
  id: { resolve: (offer) => offer.id },
  loadWithoutCache: (id, context) => shallowCopy(offerById(Number(id), context)),
  fields: (t) => ({
    ...offerTerms(t),
    url: t.exposeString('url', {
      nullable: false,
      description:
        'The offer on the site of the partner, an absolute URL. Visitors go there when no lead can be made.',
    }),
    city: t.field({
      type: CityRef,
      description: 'The city.',
      resolve: (offer, _args, context, info) => referencedCity(offer.city, info, context),
    }),
    partner: t.field({
      type: PartnerRef,
      description: 'The company.',
      resolve: (offer, _args, context, info) => referencedPartner(offer.partner, info, context),
    }),
    categories: t.expose('categories', {
      type: [CategoryRef],
      nullable: false,
      description: 'The categories of the offer, at least one; may be empty only for a more-jobs offer.',
    }),
    isVerified: t.exposeBoolean('isVerified', {
      nullable: false,
      description: 'Whether we have verified the offer. Applications for others need a confirmation.',
    }),
    isMoreJob: t.exposeBoolean('isMoreJob', {
      nullable: false,
      description: 'Whether it belongs to the full-time section, which comes from feeds.',
    }),
    isDirectApply: t.exposeBoolean('isDirectApply', {
      nullable: false,
      description: 'Whether visitors apply on this site; else they go to the site of the partner.',
    }),
    feedId: t.exposeString('feedId', { description: 'The feed of the offer; null for our own offers.' }),
    slugTitle: t.exposeString('slugTitle', {
      description: 'The title as used in URLs; null for our own offers.',
    }),
    updatedAt: t.field({
      complexity: costOfFigure,
      type: 'DateTime',
      description: 'When the offer or a review of it was last added or changed.',
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
