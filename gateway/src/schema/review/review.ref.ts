import { builder } from '../../builder/builder.ts';
import { connectionType, type Connection } from '../../builder/connection.ts';
import type { Ratings, Review } from '../../rest/rows.ts';

export const ReviewRef = builder.objectRef<Review>('Review');

export const ReviewOrderRef = builder.enumType('ReviewOrder', {
  description: 'The order of a list of reviews.',
  values: {
    NEWEST: { value: 'newest', description: 'Newest first.' },
    MOST_HELPFUL: { value: 'helpful', description: 'Those that most users found helpful first.' },
  } as const,
});

/** A page of reviews, with the ratings of the whole list if the query selects them. */
export type ReviewConnection = Connection<Review> & { readonly ratings?: Ratings | undefined };

export const ReviewConnectionRef = connectionType('Review', ReviewRef, 'reviews');
