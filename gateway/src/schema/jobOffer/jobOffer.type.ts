import { builder } from '../../builder/builder.ts';
import { limitOf } from '../../builder/limitOf.ts';
import { isValid } from '../../rules/isValid.ts';
import { price } from '../../rules/price.ts';
import { CategoryRef } from '../category/category.ref.ts';
import { CityRef, namedCity } from '../city/city.ref.ts';
import { PartnerRef, namedPartner } from '../partner/partner.ref.ts';
import { PostRef, postExpansion } from '../post/post.ref.ts';
import { ReviewRef } from '../review/review.ref.ts';
import { JobOfferRef, JobOfferStatusRef, JobOfferTypeRef } from './jobOffer.ref.ts';
import { isListed, offerWithCategories } from './offerWithCategories.ts';
import { offerExpansion } from './offerExpansion.ts';

builder.node(JobOfferRef, {
  description: 'A gig of one partner in one city.',
  id: { resolve: (offer) => offer.id },
  loadOne: async (id, { errors, loaders }) =>
    offerWithCategories(await loaders.jobOffers.jobOfferById.load(Number(id)), errors),
  fields: (t) => ({
    status: t.field({
      type: JobOfferStatusRef,
      description: 'Whether it may be applied for.',
      resolve: (offer) => offer.status,
    }),
    type: t.field({
      type: JobOfferTypeRef,
      nullable: false,
      description: 'How the gig fits into a week.',
      resolve: (offer) => offer.type,
    }),
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
    weight: t.exposeInt('weight', {
      nullable: false,
      description: 'What the offer counts in the order of lists; a hundred of it make 1 of `price`.',
    }),
    price: t.float({
      nullable: false,
      description: 'The weight divided by 100; 0 when the weight is zero or lower.',
      resolve: (offer) => price(offer.weight),
    }),
    validThrough: t.exposeString('validThrough', {
      description:
        'Until when it may be taken: a date (to the end of that day in UTC) or an instant. Null: no end.',
    }),
    isValid: t.boolean({
      nullable: false,
      description: 'Whether `validThrough` is not past.',
      resolve: (offer) => isValid(offer.validThrough),
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
    datePosted: t.expose('created', { type: 'DateTime', description: 'When it was put on the site.' }),
    latestReviews: t.field({
      type: [ReviewRef],
      description: 'The newest reviews of the offer, newest first.',
      args: { limit: t.arg.int({ defaultValue: 1, description: 'How many at most, 1 to 100.' }) },
      resolve: (offer, { limit }, { loaders }) =>
        loaders.reviews.latestReviews.load({ limit: limitOf(limit, 1), jobOfferId: offer.id }),
    }),
    posts: t.field({
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
