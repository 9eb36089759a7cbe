import { rating } from '../../rules/rating.ts';
import { RatingSummaryRef } from './ratingSummary.ref.ts';

RatingSummaryRef.implement({
  description: 'Many ratings in a few numbers.',
  fields: (t) => ({
    rating: t.float({
      description: 'The mean, 1 to 5 with one decimal; null without ratings.',
      resolve: (summary) => rating(summary.rating),
    }),
    ratingCount: t.exposeInt('ratingCount', {
      nullable: false,
      description: 'How many ratings there are, with and without a text.',
    }),
    ratingCounts: t.intList({
      description: 'How many gave 1, 2, 3, 4 and 5 stars, in that order; together `ratingCount`.',
      resolve: (summary) => summary.ratingCounts ?? null,
    }),
  }),
});
