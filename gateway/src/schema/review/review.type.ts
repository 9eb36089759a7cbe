import { forGuests } from '../../auth/scopes.ts';
import { builder } from '../../builder/builder.ts';
import { deprecated } from '../../builder/deprecated.ts';
import { costOfFigure } from '../../builder/fieldCost.ts';
import { toGlobalId } from '../../builder/globalId.ts';
import type { Context } from '../../builder/context.ts';
import type { Review } from '../../rest/rows.ts';
import { shallowCopy } from '../../builder/shallowCopy.ts';
import { CityRef, referencedCity } from '../city/city.ref.ts';
import { PartnerRef, referencedPartner } from '../partner/partner.ref.ts';
import { referencedOffer } from '../jobOffer/jobOffer.ref.ts';
import {
  JobOfferRef,
  RatingSummaryRef,
  ReviewConnectionRef,
  ReviewRef,
  type ReviewConnection,
} from '../refs.ts';
import { optionalPicture, PictureRef } from '../values/picture.ref.ts';
import { rating } from '../../rules/rating.ts';

/** The offer of a review from a list of the user, which lacks its city and company. All of a request are read with one call. */
const offerOf = ({ jobOfferId }: Review, { loaders }: Pick<Context, 'loaders'>) =>
  loaders.jobOffers.jobOfferById.load(jobOfferId);

builder.node(ReviewRef, {
  description: 'A review by somebody who did the gig.',
  id: { resolve: (review) => review.id },
  loadWithoutCache: (id, { loaders }) =>
    shallowCopy(loaders.reviews.reviewById?.load(Number(id)) ?? Promise.resolve(null)),
  fields: (t) => ({
    username: t.exposeString('username', {
      description: 'The displayed name of the author; null for an anonymous review.',
    }),
    authorPicture: t.field({
      type: PictureRef,
      description: 'The picture of the author; null without one.',
      resolve: ({ avatar, username }) => optionalPicture('avatars', avatar, username),
    }),
    avatar: t.exposeString('avatar', {
      deprecationReason: deprecated('`Review.authorPicture`'),
      description: 'The picture of the author, under `avatars/` of the images; null without one.',
    }),
    rating: t.exposeInt('rating', { nullable: false, description: 'Whole stars, 1 to 5.' }),
    reviewText: t.exposeString('reviewText', {
      description: 'The text, plain; null when only stars were given.',
    }),
    languageCode: t.expose('language', {
      type: 'LanguageCode',
      description: 'The language of the text, two letters: `de`. Null without a text or when unknown.',
    }),
    language: t.exposeString('language', {
      deprecationReason: deprecated('`Review.languageCode`'),
      description: 'The language of the text, two letters: `de`. Null without a text or when unknown.',
    }),
    authorId: t.exposeID('authorId', {
      description:
        'The author, the same in every answer: the `authorId` of a User. Null for a review without an account.',
    }),
    userId: t.exposeID('userId', {
      deprecationReason: deprecated('`Review.authorId`'),
      description:
        'The author: the `userId` of their account in answers that only they get (`viewer`, mutations), otherwise its `authorId`, so that nobody else can tell whose account it is; null for a review without an account.',
    }),
    jobOfferId: t.id({
      nullable: false,
      description: 'The id of the offer.',
      resolve: (review) => toGlobalId('JobOffer', review.jobOfferId),
    }),
    jobOffer: t.field({
      type: JobOfferRef,
      description: 'The offer that it is about. Null if it no longer exists.',
      resolve: (review, _args, context, info) => referencedOffer(review.jobOfferId, info, context),
    }),
    helpfulCount: t.exposeInt('helpfulCount', {
      nullable: false,
      description:
        'The number of users who found it helpful. Votes of new accounts, and several from one network, count a week later.',
    }),
    ratingCountsFrom: t.expose('ratingCountsFrom', {
      type: 'DateTime',
      description:
        'From when its stars are part of ratings, because the account is new or others of the same network have just reviewed the offer; null: they are.',
    }),
    createdAt: t.expose('created', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was written.',
    }),
    city: t.field({
      type: CityRef,
      description: 'The city of the offer. Null if that no longer exists.',
      resolve: (review, _args, context, info) =>
        review.city
          ? referencedCity(review.city, info, context)
          : offerOf(review, context).then((offer) => referencedCity(offer?.city, info, context)),
    }),
    partner: t.field({
      type: PartnerRef,
      description: 'The company behind the offer. Null if that no longer exists.',
      resolve: (review, _args, context, info) =>
        review.partner
          ? referencedPartner(review.partner, info, context)
          : offerOf(review, context).then((offer) => referencedPartner(offer?.partner, info, context)),
    }),
  }),
});

builder.objectField(ReviewRef, 'viewerFoundHelpful', (t) =>
  t.boolean({
    complexity: costOfFigure,
    description:
      'Whether the signed-in user has found the review helpful, also with a vote that does not count yet; false for a guest, null when unknown.',
    authScopes: { signedIn: true },
    unauthorizedResolver: forGuests(false),
    resolve: ({ id }, _args, { loaders }) => loaders.viewer.foundHelpful(id),
  }),
);

builder.objectField(ReviewConnectionRef, 'ratings', (t) =>
  t.field({
    type: RatingSummaryRef,
    description:
      'The ratings of all reviews whose stars count (`ratingCountsFrom` is null), with and without a text; `totalCount` counts only the reviews of the list.',
    resolve: (connection: ReviewConnection) => connection.ratings ?? null,
  }),
);

RatingSummaryRef.implement({
  description: 'A summary of the ratings that count: not yet those of reviews with a `ratingCountsFrom`.',
  fields: (t) => ({
    rating: t.float({
      description: 'The mean rating, 1 to 5 with one decimal; null without ratings.',
      resolve: (summary) => rating(summary.rating),
    }),
    ratingCount: t.exposeInt('ratingCount', {
      nullable: false,
      description: 'The number of ratings that count, with and without a text.',
    }),
    ratingCounts: t.intList({
      description:
        'The numbers of ratings with 1, 2, 3, 4 and 5 stars, in that order; `ratingCount` in total. Null when unknown.',
      resolve: (summary) => summary.ratingCounts ?? null,
    }),
  }),
});
