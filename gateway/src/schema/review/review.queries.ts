import { builder } from '../../builder/builder.ts';
import { optionalRowId } from '../../builder/globalId.ts';
import { limitOf, optionalLimit } from '../../builder/limitOf.ts';
import { ReviewRef } from './review.ref.ts';

builder.queryFields((t) => ({
  latestReviews: t.field({
    type: [ReviewRef],
    description: 'The newest reviews, newest first: of everything, or of what the arguments name.',
    args: {
      limit: t.arg.int({ defaultValue: 1, description: 'How many at most, 1 to 100.' }),
      cityId: t.arg.id({ description: 'Only of offers in this city.' }),
      categoryId: t.arg.id({ description: 'Only of offers of this category.' }),
      jobOfferId: t.arg.id({ description: 'Only of this offer.' }),
    },
    resolve: (_query, { limit, cityId, categoryId, jobOfferId }, { loaders }) =>
      loaders.reviews.latestReviews.load({
        limit: limitOf(limit, 1),
        cityId: optionalRowId('City', cityId),
        categoryId: optionalRowId('Category', categoryId),
        jobOfferId: optionalRowId('JobOffer', jobOfferId),
      }),
  }),

  topReviews: t.field({
    type: [ReviewRef],
    description: 'The best reviews of all.',
    args: {
      limit: t.arg.int({ description: 'How many at most, 1 to 100; the service decides when left out.' }),
    },
    resolve: (_query, { limit }, { loaders }) => loaders.reviews.topReviews.load({ limit: optionalLimit(limit) }),
  }),
}));
