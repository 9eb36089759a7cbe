import type { ArgBuilder } from '@pothos/core';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphTypes } from '../../builder/builder.ts';
import { connectionPage, type PageArguments } from '../../builder/connection.ts';
import { pageArguments } from '../../builder/arguments.ts';
import { selectedFields } from '../../builder/selection.ts';
import type { Ratings, ReviewOrder, ReviewPage } from '../../rest/rows.ts';
import { ReviewOrderRef, type ReviewConnection } from '../refs.ts';

/** The arguments of every paged list of reviews. */
export const reviewPageArguments = (arg: ArgBuilder<GraphTypes>) => ({
  ...pageArguments(arg),
  withText: arg.boolean({
    description: 'True: only reviews that have a text. `ratings` still counts all of them.',
  }),
  rating: arg.int({
    description: 'Only reviews with this number of stars, 1 to 5. `ratings` still counts all of them.',
  }),
  language: arg.string({
    description: 'Only reviews in this language, two letters: `de`. `ratings` still counts all of them.',
  }),
  order: arg({ type: ReviewOrderRef, description: 'The order; by default that of the field.' }),
});

export interface ReviewArguments extends PageArguments {
  readonly withText?: boolean | null | undefined;
  readonly rating?: number | null | undefined;
  readonly language?: string | null | undefined;
  readonly order?: ReviewOrder | null | undefined;
}

interface PageOfReviews {
  readonly page: number;
  readonly limit: number;
  readonly withText: boolean;
  readonly rating: number | null;
  readonly language: string | null;
  readonly order: ReviewOrder | null;
  readonly withRatings: boolean;
}

/** A page of reviews. The ratings of the whole list come with the same call if the query selects them. */
export const reviewPage = async (
  { withText, rating = null, language = null, order = null, ...page }: ReviewArguments,
  info: GraphQLResolveInfo,
  load: (window: PageOfReviews) => Promise<ReviewPage | null>,
): Promise<ReviewConnection> => {
  const withRatings = selectedFields(info).has('ratings');
  let ratings: Ratings | undefined;
  const connection = await connectionPage(page, async (number, limit) => {
    const found = await load({
      page: number,
      limit,
      withText: withText === true,
      withRatings,
      rating,
      language,
      order,
    });
    ratings ??= found?.ratings;
    return found;
  });
  return { ...connection, ratings };
};
