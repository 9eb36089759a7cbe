import { Type } from 'typebox';

const slug = Type.String({ description: 'The slug in the language of the path, as used in URLs.' });
const orgSlug = Type.String({ description: 'The original slug, the same in every language.' });

export const slugs = { slug, orgSlug };

export const Country = Type.Object(
  {
    countryCode: Type.String({ description: 'ISO 3166-1 alpha-2, upper case.', minLength: 2, maxLength: 2 }),
    name: Type.String({ description: 'The name, in the language of the path.' }),
  },
  { title: 'Country', description: 'A country.' },
);

export const CityReference = Type.Object(
  { id: Type.Integer(), name: Type.String(), slug, orgSlug },
  { title: 'CityReference', description: 'The fields of a city that a link needs.' },
);

export const PartnerReference = Type.Object(
  { id: Type.Integer(), name: Type.String(), slug, orgSlug },
  { title: 'PartnerReference', description: 'The fields of a partner that a link needs.' },
);

export const CategoryReference = Type.Object(
  { id: Type.Integer(), slug, orgSlug, name: Type.String() },
  { title: 'CategoryReference', description: 'A kind of gig.' },
);

export const rated = {
  rating: Type.Unsafe<number | null>({
    type: ['number', 'null'],
    minimum: 1,
    maximum: 5,
    description: 'The mean of all ratings, not rounded; null without ratings.',
  }),
  ratingCount: Type.Integer({ minimum: 0, description: 'Number of ratings.' }),
};

/** The number of ratings by number of stars. */
export const ratingCounts = Type.Array(Type.Integer({ minimum: 0 }), {
  minItems: 5,
  maxItems: 5,
  description: 'Numbers of ratings with 1, 2, 3, 4 and 5 stars.',
});
