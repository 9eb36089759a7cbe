import { builder } from '../../builder/builder.ts';
import { connectionType, type Connection } from '../../builder/connection.ts';
import type { Ratings, Review } from '../../rest/rows.ts';

export const ReviewRef = builder.objectRef<Review>('Review');

/** A page of reviews, with the ratings of the whole list if the query selects them. */
export type ReviewConnection = Connection<Review> & { readonly ratings?: Ratings | undefined };

export const ReviewConnectionRef = connectionType('Review', ReviewRef, 'reviews');
