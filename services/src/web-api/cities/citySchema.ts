import { Type } from 'typebox';
import { created, updated } from '../../rest/instant.ts';
import { listOf } from '../../rest/listOf.ts';
import { nullableString } from '../../rest/nullable.ts';
import { Country, rated, slugs } from '../../rest/references.ts';
import { CityCategory } from '../city-categories/cityCategorySchema.ts';
import { Review } from '../reviews/reviewSchema.ts';

/** How well a search fits a city, best first. */
const cityMatchKinds = ['exact', 'country', 'beginning', 'part', 'slip', 'similar'] as const;

type CityMatch = (typeof cityMatchKinds)[number];

export const City = Type.Object(
  {
    id: Type.Integer({ description: 'The GeoNames id.' }),
    ...slugs,
    name: Type.String({ description: 'The name in the language of the path.' }),
    country: Country,
    countryCode: Type.String({ description: 'ISO 3166-1 alpha-2, upper case.' }),
    state: nullableString({ description: 'Two letters, where the country has states.' }),
    latitude: Type.Number({ minimum: -90, maximum: 90, description: 'Degrees.' }),
    longitude: Type.Number({ minimum: -180, maximum: 180, description: 'Degrees.' }),
    header: nullableString({
      description: 'The heading of its page; null in lists without expand=overview.',
    }),
    overview: nullableString({ description: 'HTML about the city; null without expand=overview.' }),
    seoTitle: nullableString({ description: 'Null in lists without expand=overview.' }),
    seoDescription: nullableString({ description: 'Null in lists without expand=overview.' }),
    ...rated,
    jobOffersCount: Type.Integer({ minimum: 0, description: 'How many live offers there are.' }),
    isRedirection: Type.Boolean({
      description: 'The slug asked for is not the one of this language: go to `slug` instead.',
    }),
    created,
    updated,
    distance: Type.Optional(
      Type.Number({
        minimum: 0,
        description: 'Kilometres from the point asked for (with lat and lng only).',
      }),
    ),
    match: Type.Optional(
      Type.Unsafe<CityMatch>({
        type: 'string',
        enum: [...cityMatchKinds],
        description:
          'How query fits (with query only). exact: one of its names, alone or with its state or country; country: the country it is in; beginning: of a name; part: the beginning of a later word of a name, or a name with more behind it; slip: a name but for one letter or two swapped ones; similar: like a name, perhaps another place.',
      }),
    ),
    topReviews: Type.Optional(Type.Array(Review, { description: 'With expand=topReviews: the best three.' })),
    categories: Type.Optional(
      Type.Array(CityCategory, { description: 'With expand=categories: its kinds of gig.' }),
    ),
  },
  { title: 'City', description: 'A city with gigs.' },
);

export const CityList = listOf(City, 'CityList');

export const CityProposition = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    proposition: Type.String({ description: 'The city asked for, trimmed.' }),
    session_id: nullableString({ description: 'The session that asked.' }),
    created,
  },
  { title: 'CityProposition', description: 'A city that a visitor misses.' },
);
