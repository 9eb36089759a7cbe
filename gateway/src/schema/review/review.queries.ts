import type { ArgBuilder } from '@pothos/core';
import type { GraphQLResolveInfo } from 'graphql';
import { builder, type GraphTypes } from '../../builder/builder.ts';
import type { Context } from '../../builder/context.ts';
import { deprecated } from '../../builder/deprecated.ts';
import { optionalRowId, rowId } from '../../builder/globalId.ts';
import { limitOf, optionalLimit } from '../../builder/arguments.ts';
import { JobOfferRef, PartnerPlaceRef, ReviewConnectionRef, ReviewOrderRef, ReviewRef } from '../refs.ts';
import { PartnerRef } from '../partner/partner.ref.ts';
import { reviewPage, reviewPageArguments, type ReviewArguments } from './reviewPage.ts';

interface PartnerFilter {
  readonly partnerId: number;
  readonly countryCode?: string | null | undefined;
  readonly citySlug?: string | null | undefined;
}

const partnerReviewPage = (
  filter: PartnerFilter,
  page: ReviewArguments,
  { loaders }: Pick<Context, 'loaders'>,
  info: GraphQLResolveInfo,
) => reviewPage(page, info, (window) => loaders.reviews.partnerReviewsPage.load({ ...filter, ...window }));

const placeArguments = (arg: ArgBuilder<GraphTypes>) => ({
  countryCode: arg.string({ description: 'Only of offers in this country, ISO 3166-1 alpha-2: `DE`.' }),
  citySlug: arg.string({
    description: 'Only of offers in this city: its slug in any language, `berlin`.',
  }),
});

builder.objectField(PartnerRef, 'reviews', (t) =>
  t.field({
    type: ReviewConnectionRef,
    description:
      'The reviews of the company in any language. Without `order`, those in the language of the request come first.',
    args: { ...reviewPageArguments(t.arg), ...placeArguments(t.arg) },
    resolve: ({ id }, { countryCode, citySlug, ...page }, context, info) =>
      partnerReviewPage({ partnerId: id, countryCode, citySlug }, page, context, info),
  }),
);

builder.queryFields((t) => ({
  latestReviews: t.field({
    type: [ReviewRef],
    description:
      'Reviews in any language, newest first unless `order` names another order, optionally filtered.',
    args: {
      limit: t.arg.int({ defaultValue: 1, description: 'The maximum number, 1 to 100.' }),
      cityId: t.arg.id({ description: 'Only of offers in this city: the `id` of a City.' }),
      categoryId: t.arg.id({ description: 'Only of offers of this category: the `id` of a Category.' }),
      jobOfferId: t.arg.id({ description: 'Only of this offer: the `id` of a JobOffer.' }),
      order: t.arg({ type: ReviewOrderRef, description: 'The order.' }),
    },
    resolve: (_query, { limit, cityId, categoryId, jobOfferId, order }, { loaders }) =>
      loaders.reviews.latestReviews.load({
        order,
        limit: limitOf(limit, 1),
        cityId: optionalRowId('City', cityId),
        categoryId: optionalRowId('Category', categoryId),
        jobOfferId: optionalRowId('JobOffer', jobOfferId),
      }),
  }),

  partnerReviews: t.field({
    type: ReviewConnectionRef,
    deprecationReason: deprecated('`Partner.reviews`'),
    description:
      'The reviews of one company in any language. Without `order`, those in the language of the request come first. Empty when there is no such company.',
    args: {
      ...reviewPageArguments(t.arg),
      partnerId: t.arg.id({ required: true, description: 'The company: the `id` of a Partner.' }),
      ...placeArguments(t.arg),
    },
    resolve: (_query, { partnerId, countryCode, citySlug, ...page }, context, info) =>
      partnerReviewPage(
        { partnerId: rowId('Partner', partnerId), countryCode, citySlug },
        page,
        context,
        info,
      ),
  }),

  topReviews: t.field({
    type: [ReviewRef],
    description: 'The best reviews of all.',
    args: {
      limit: t.arg.int({ description: 'The maximum number, 1 to 100; the service decides by default.' }),
    },
    resolve: (_query, { limit }, { loaders }) =>
      loaders.reviews.topReviews.load({ limit: optionalLimit(limit) }),
  }),
}));

builder.objectField(JobOfferRef, 'reviews', (t) =>
  t.field({
    type: ReviewConnectionRef,
    description:
      'All reviews of the offer. Without `order`, those in the language of the request come first.',
    args: reviewPageArguments(t.arg),
    resolve: ({ id }, page, { loaders }, info) =>
      reviewPage(page, info, (window) =>
        loaders.reviews.offerReviewsPage.load({ jobOfferId: id, ...window }),
      ),
  }),
);

builder.objectField(PartnerPlaceRef, 'reviews', (t) =>
  t.field({
    type: ReviewConnectionRef,
    description:
      'The reviews of the offers of the company in the place, in any language. Without `order`, those in the language of the request come first.',
    args: reviewPageArguments(t.arg),
    resolve: ({ partner, countryCode, citySlug }, page, context, info) =>
      partnerReviewPage({ partnerId: partner.id, countryCode, citySlug }, page, context, info),
  }),
);
