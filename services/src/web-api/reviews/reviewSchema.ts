import { Type } from 'typebox';
import { created } from '../../rest/instant.ts';
import { listOf } from '../../rest/listOf.ts';
import { nullableString } from '../../rest/nullable.ts';
import { Country, rated, ratingCounts, slugs } from '../../rest/references.ts';

const ReviewedCity = Type.Object(
  { id: Type.Integer(), name: Type.String(), ...slugs, country: Country },
  { title: 'ReviewedCity', description: 'The city of a reviewed gig.' },
);

const ReviewedPartner = Type.Object(
  { id: Type.Integer(), name: Type.String(), slug: Type.String() },
  { title: 'ReviewedPartner', description: 'The partner of a reviewed gig.' },
);

export const Review = Type.Object(
  {
    id: Type.Integer(),
    username: nullableString({ description: 'The name in the profile of the author; null: anonymous.' }),
    avatar: nullableString({
      description:
        'The name of the picture below avatars/ at the image service; null if the review is anonymous.',
    }),
    rating: Type.Integer({ minimum: 1, maximum: 5, description: 'Stars.' }),
    reviewText: nullableString({ description: 'Plain text.' }),
    language: Type.String({ description: 'The language of the text.' }),
    userId: nullableString({
      description:
        'The author: the `user_id` of their account in answers that only they get, otherwise its `author_id`; null after the account was deleted.',
    }),
    authorId: nullableString({
      description:
        'The author, the same in every answer: the `author_id` of their account; null after the account was deleted.',
    }),
    created,
    helpfulCount: Type.Integer({
      minimum: 0,
      description:
        'Users who found it helpful. Votes of new accounts, and several of one network, count a week later.',
    }),
    ratingCountsFrom: nullableString({
      format: 'date-time',
      description:
        'From when its stars are part of ratings, because the account is new or others of the same network have just reviewed the offer: RFC 3339; null: they are.',
    }),
    jobOfferId: Type.Integer({ description: 'The reviewed offer.' }),
    city: Type.Optional(ReviewedCity),
    partner: Type.Optional(ReviewedPartner),
  },
  {
    title: 'Review',
    description: 'A review of a gig. City and partner are present only with expand=city,partner.',
  },
);

export const ReviewFeedback = Type.Object(
  {
    id: Type.Integer(),
    helpfulCount: Type.Integer({
      minimum: 0,
      description: 'Users who found it helpful, with the user who asks.',
    }),
  },
  { title: 'ReviewFeedback', description: 'What users say about a review.' },
);

export const HelpfulReview = Type.Object(
  { id: Type.Integer() },
  { title: 'HelpfulReview', description: 'A review that the user found helpful.' },
);

export const RatingSummary = Type.Object(
  { ...rated, ratingCounts },
  { title: 'RatingSummary', description: 'A summary of all ratings, with and without a text.' },
);

export const ReviewList = Type.Object(
  {
    ...listOf(Review, 'ReviewList').properties,
    ratings: Type.Optional(RatingSummary),
  },
  {
    title: 'ReviewList',
    description:
      'One page of reviews. A summary of all matching ratings is present only with expand=ratings.',
  },
);
