import { builder } from '../../builder/builder.ts';
import { costOfOwnCall, costOfSearch } from '../../builder/fieldCost.ts';
import { limitOf } from '../../builder/limitOf.ts';
import { CategoryRef } from '../category/category.ref.ts';
import { CityRef, namedCity } from '../city/city.ref.ts';
import { offerTerms } from '../offer/offer.ref.ts';
import { PartnerRef, namedPartner } from '../partner/partner.ref.ts';
import { PostRef, postExpansion } from '../post/post.ref.ts';
import { ReviewRef } from '../review/review.ref.ts';
import { JobOfferRef } from './jobOffer.ref.ts';
import { isListed, offerWithCategories } from './offerWithCategories.ts';
import { offerExpansion } from './offerExpansion.ts';

builder.node(JobOfferRef, {
  description: 'A gig of one partner in one city.',
  id: { resolve: (offer) => offer.id },
  loadOne: async (id, { errors, loaders }) =>
    offerWithCategories(await loaders.jobOffers.jobOfferById.load(Number(id)), errors),
  fields: (t) => ({
    ...offerTerms(t),
    url: t.exposeString('url', {
      nullable: false,
      description:
        'The offer on the partner’s site, an absolute URL: where visitors go when no lead can be made.',
    }),
    city: t.field({
      type: CityRef,
      description: 'The city.',
      resolve: (offer, _args, context, info) => namedCity(offer.city, info, context),
    }),
    partner: t.field({
      type: PartnerRef,
      description: 'The company.',
      resolve: (offer, _args, context, info) => namedPartner(offer.partner, info, context),
    }),
    categories: t.field({
      type: [CategoryRef],
      nullable: false,
      description: 'The kinds of gig it is, at least one; may be empty for a more-jobs offer only.',
      resolve: (offer) => offer.categories,
    }),
    isVerified: t.exposeBoolean('isVerified', {
      nullable: false,
      description: 'Whether we have checked the offer. Applying to one that is not asks for confirmation.',
    }),
    isMoreJob: t.exposeBoolean('isMoreJob', {
      nullable: false,
      description: 'Whether it is of the full-time section, fed by others.',
    }),
    isDirectApply: t.exposeBoolean('isDirectApply', {
      nullable: false,
      description: 'Whether one applies on this site; else one is led on to the partner’s.',
    }),
    feedId: t.exposeString('feedId', { description: 'The feed it came by; null for our own.' }),
    slugTitle: t.exposeString('slugTitle', {
      description: 'The title as it stands in URLs; null for our own.',
    }),
    updatedAt: t.expose('updated', {
      type: 'DateTime',
      description: 'When the offer or a review of it came last. In lists of offers only.',
    }),
    latestReviews: t.field({
      type: [ReviewRef],
      description: 'The newest reviews of the offer, newest first.',
      args: { limit: t.arg.int({ defaultValue: 1, description: 'How many at most, 1 to 100.' }) },
      resolve: (offer, { limit }, { loaders }) =>
        loaders.reviews.latestReviews.load({ limit: limitOf(limit, 1), jobOfferId: offer.id }),
    }),
    posts: t.field({
      complexity: costOfOwnCall(10),
      type: [PostRef],
      description: 'Posts that go with the offer.',
      resolve: (offer, _args, { loaders }, info) =>
        loaders.posts.postsByOfferSlugs.load({
          citySlug: offer.city.slug,
          partnerSlug: offer.partner.slug,
          expand: postExpansion(info),
        }),
    }),
    promoted: t.field({
      complexity: costOfSearch,
      type: [JobOfferRef],
      description: 'Other offers to show beside this one.',
      args: { limit: t.arg.int({ defaultValue: 20, description: 'How many at most, 1 to 100.' }) },
      resolve: async (offer, { limit }, context, info) => {
        const offers = await context.loaders.jobOffers.promotedJobOffers.load({
          offerId: offer.id,
          limit: limitOf(limit, 20),
          expand: offerExpansion(info, context, [], ['review_partner_country']),
        });
        return offers.filter(isListed(context.log));
      },
    }),
  }),
});
