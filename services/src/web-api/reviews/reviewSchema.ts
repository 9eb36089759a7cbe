import { Type } from 'typebox';
import { created } from '../../rest/instant.ts';
import { listOf } from '../../rest/listOf.ts';
import { nullableString } from '../../rest/nullable.ts';
import { Country, rated, ratingCounts, slugs } from '../../rest/references.ts';

const ReviewedCity = Type.Object(
  { id: Type.Integer(), name: Type.String(), ...slugs, country: Country },
  { title: 'ReviewedCity', description: 'The city whose gig is reviewed.' },
);

const ReviewedPartner = Type.Object(
  { id: Type.Integer(), name: Type.String(), slug: Type.String() },
  { title: 'ReviewedPartner', description: 'The partner whose gig is reviewed.' },
);

export const Review = Type.Object(
  {
    id: Type.Integer(),
    username: nullableString({ description: 'Null: anonymous.' }),
    avatar: nullableString({
      description: 'The name of the picture below avatars/ at the image service.',
    }),
    rating: Type.Integer({ minimum: 1, maximum: 5, description: 'Stars.' }),
    reviewText: nullableString({ description: 'Plain text.' }),
    language: Type.String({ description: 'The language of the text.' }),
    userId: nullableString({ description: 'The author.' }),
    created,
    jobOfferId: Type.Integer({ description: 'The offer that is reviewed.' }),
    city: Type.Optional(ReviewedCity),
    partner: Type.Optional(ReviewedPartner),
  },
  {
    title: 'Review',
    description: 'What somebody says of a gig. City and partner come with expand=city,partner.',
  },
);

export const RatingSummary = Type.Object(
  { ...rated, ratingCounts },
  { title: 'RatingSummary', description: 'The ratings of all reviews, with and without a text.' },
);

export const ReviewList = Type.Object(
  {
    ...listOf(Review, 'ReviewList').properties,
    ratings: Type.Optional(RatingSummary),
  },
  {
    title: 'ReviewList',
    description:
      'One page of a list. The ratings of all reviews that the other filters leave come with expand=ratings.',
  },
);
