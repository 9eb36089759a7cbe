import { rating } from '../../rules/rating.ts';
import { RatingSummaryRef } from './ratingSummary.ref.ts';

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
        'The numbers of ratings with 1, 2, 3, 4 and 5 stars, in that order; `ratingCount` in total.',
      resolve: (summary) => summary.ratingCounts ?? null,
    }),
  }),
});
