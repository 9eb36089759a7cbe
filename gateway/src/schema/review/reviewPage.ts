import type { ArgBuilder } from '@pothos/core';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphTypes } from '../../builder/builder.ts';
import { connectionPage, type PageArguments } from '../../builder/connection.ts';
import { pageArguments } from '../../builder/pageArguments.ts';
import { selectedFields } from '../../builder/selection.ts';
import type { Ratings, ReviewPage } from '../../rest/rows.ts';
import type { ReviewConnection } from './review.ref.ts';

/** The arguments of every paged list of reviews. */
export const reviewPageArguments = (arg: ArgBuilder<GraphTypes>) => ({
  ...pageArguments(arg),
  withText: arg.boolean({
    description: 'True: only reviews that have a text. `ratings` still counts all of them.',
  }),
});

interface PageOfReviews {
  readonly page: number;
  readonly limit: number;
  readonly withText: boolean;
  readonly withRatings: boolean;
}

/** A page of reviews. The ratings of the whole list come with the same call if the query selects them. */
export const reviewPage = async (
  { withText, ...page }: PageArguments & { readonly withText?: boolean | null | undefined },
  info: GraphQLResolveInfo,
  load: (window: PageOfReviews) => Promise<ReviewPage | null>,
): Promise<ReviewConnection> => {
  const withRatings = selectedFields(info).has('ratings');
  let ratings: Ratings | undefined;
  const connection = await connectionPage(page, async (number, limit) => {
    const found = await load({ page: number, limit, withText: withText === true, withRatings });
    ratings ??= found?.ratings;
    return found;
  });
  return { ...connection, ratings };
};
