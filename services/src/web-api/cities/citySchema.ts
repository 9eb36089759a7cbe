import { Type } from 'typebox';
import { created, updated } from '../../rest/instant.ts';
import { listOf } from '../../rest/listOf.ts';
import { nullableString } from '../../rest/nullable.ts';
import { Country, rated, slugs } from '../../rest/references.ts';
import { CityCategory } from '../city-categories/cityCategorySchema.ts';
import { Review } from '../reviews/reviewSchema.ts';

/** How well a name matches a search, best first. */
const matchKinds = ['exact', 'country', 'beginning', 'part', 'elsewhere', 'slip', 'similar'] as const;

/** The schema of such a kind of match. */
export const matchKind = (description: string) =>
  Type.Unsafe<(typeof matchKinds)[number]>({ type: 'string', enum: [...matchKinds], description });

export const City = Type.Object(
  {
    id: Type.Integer({ description: 'The GeoNames id.' }),
    ...slugs,
    name: Type.String({ description: 'The name, in the language of the path.' }),
    country: Country,
    countryCode: Type.String({ description: 'ISO 3166-1 alpha-2, upper case.' }),
    state: nullableString({
      description: 'Two letters; null in countries where names of cities do not include one.',
    }),
    latitude: Type.Number({ minimum: -90, maximum: 90, description: 'Degrees.' }),
    longitude: Type.Number({ minimum: -180, maximum: 180, description: 'Degrees.' }),
    header: nullableString({
      description: 'The heading of its page; in lists only with expand=overview.',
    }),
    overview: nullableString({ description: 'HTML about the city; only with expand=overview.' }),
    seoTitle: nullableString({ description: 'In lists only with expand=overview.' }),
    seoDescription: nullableString({ description: 'In lists only with expand=overview.' }),
    ...rated,
    jobOffersCount: Type.Integer({ minimum: 0, description: 'Number of live offers.' }),
    isRedirection: Type.Boolean({
      description: 'Whether the requested slug differs from `slug`; redirect to `slug` then.',
    }),
    created,
    updated,
    distance: Type.Optional(
      Type.Number({
        minimum: 0,
        description: 'Kilometres from the requested point; only with lat and lng.',
      }),
    ),
    match: Type.Optional(
      matchKind(
        'How well the city matches query; only with query. exact: one of its names, optionally followed by its state or country; country: its country; beginning: the beginning of a name; part: the beginning of a later word of a name, or a name followed by other words; elsewhere: one of its names, followed by a state or country that is not its own; slip: a name with one wrong, missing or extra letter, or two swapped letters; similar: similar to a name, perhaps another place. A search that finds a better match has none of slip and similar.',
      ),
    ),
    topReviews: Type.Optional(
      Type.Array(Review, { description: 'The three best reviews; only with expand=topReviews.' }),
    ),
    categories: Type.Optional(
      Type.Array(CityCategory, { description: 'Its categories; only with expand=categories.' }),
    ),
  },
  { title: 'City', description: 'A city with gigs.' },
);

export const CityList = listOf(City, 'CityList');

export const CityProposition = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    proposition: Type.String({ description: 'The suggested city, trimmed.' }),
    session_id: nullableString({ description: 'The session of the visitor.' }),
    created,
  },
  { title: 'CityProposition', description: 'A city that a visitor suggested.' },
);
