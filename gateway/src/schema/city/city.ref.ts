import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../../builder/builder.ts';
import type { Context } from '../../builder/context.ts';
import { connectionType } from '../../builder/connection.ts';
import { selectedFields } from '../../builder/selection.ts';
import type { City, CityBrief, Country, ListedCity } from '../../rest/rows.ts';

export const CityRef = builder.objectRef<ListedCity>('City');

export const CityMatchRef = builder.enumType('CityMatch', {
  description: 'How well a city, or what else has a name, matches a search, from best to worst.',
  values: {
    EXACT: {
      value: 'exact',
      description: 'The search is a name of the city in any language, alone or with its state or country.',
    },
    COUNTRY: { value: 'country', description: 'The search is the country of the city.' },
    BEGINNING: { value: 'beginning', description: 'A name of the city begins with the search.' },
    PART: {
      value: 'part',
      description: 'A later word of a name begins with the search, or the search continues after a name.',
    },
    SLIP: { value: 'slip', description: 'A name with one wrong letter or two swapped letters.' },
    ELSEWHERE: {
      value: 'elsewhere',
      description:
        'A name of the city, followed by a state or country that is not its own: another place is meant.',
    },
    SIMILAR: {
      value: 'similar',
      description: 'Spelled similarly to a name; the search may mean another place.',
    },
  } as const,
});

export const CityConnectionRef = connectionType('City', CityRef, 'cities', (edge) => {
  builder.objectField(edge, 'match', (t) =>
    t.field({
      type: CityMatchRef,
      description: 'How well the city matches the search. Null without a search.',
      resolve: ({ node }) => node.match ?? null,
    }),
  );
});

/** The fields that rows of lists lack. */
const texts = ['header', 'overview', 'seoTitle', 'seoDescription'] as const;

/** Whether any of the names is one of these fields. */
export const namesTexts = (names: ReadonlySet<string>): boolean => texts.some((name) => names.has(name));

/** A text of a city. Cities from lists load theirs in one call. */
export const textOf = (
  city: ListedCity,
  name: (typeof texts)[number],
  { loaders }: Pick<Context, 'loaders'>,
): string | null | Promise<string | null> =>
  city.lacksTexts === true
    ? loaders.cities.cityById.load(city.id).then((whole) => whole?.[name] ?? null)
    : city[name];

/** The location of a city; null when there is none. Cities that other rows contain load theirs in one call. */
export const locationOf = async (
  city: ListedCity,
  { loaders }: Pick<Context, 'loaders'>,
): Promise<Pick<City, 'latitude' | 'longitude'> | null> =>
  city.lacksLocation === true ? loaders.cities.referencedCity(city.id, false) : city;

/** The fields of a city that other rows contain, and lists that need only its id or slug. */
const contained = ['id', 'name', 'slug', 'orgSlug', 'picture'];
const foundByKeys = [
  'categories',
  'earnings',
  'earningRanges',
  'jobOffers',
  'latestReviews',
  'nearby',
  'post',
  'posts',
];
const containedFields: ReadonlySet<string> = new Set(contained);
const briefFields: ReadonlySet<string> = new Set([...contained, ...foundByKeys]);

const locationFields: ReadonlySet<string> = new Set(['latitude', 'longitude']);

const noCountry: Country = { countryCode: '', name: '' };

const unread = {
  state: null,
  latitude: 0,
  longitude: 0,
  header: null,
  overview: null,
  seoTitle: null,
  seoDescription: null,
  rating: null,
  ratingCount: 0,
  jobOffersCount: 0,
  isRedirection: false,
  created: '',
} as const;

/**
 * The city that another row refers to. Uses the fields that the row contains if the query selects no others; else loads
 * the city, in one call with all other cities of the request.
 */
export const referencedCity = (
  brief: CityBrief | null | undefined,
  info: GraphQLResolveInfo,
  { loaders }: Pick<Context, 'loaders'>,
): ListedCity | Promise<ListedCity | null> | null => {
  if (brief === null || brief === undefined) return null;
  const wanted = selectedFields(info);
  // Complete as far as the query reads it. A copy with the other fields would cost more than the rest of the row.
  if ([...wanted].every((field) => containedFields.has(field))) return brief as ListedCity;
  const { country } = brief;
  const hasLocation = brief.latitude !== undefined && brief.longitude !== undefined;
  const known = (field: string) =>
    briefFields.has(field) ||
    (field === 'state' && brief.state !== undefined) ||
    (hasLocation && locationFields.has(field)) ||
    (country !== undefined && (field === 'country' || field === 'countryCode'));
  if (![...wanted].every(known)) return loaders.cities.referencedCity(brief.id, wanted.has('overview'));
  return {
    ...unread,
    ...(hasLocation ? {} : { lacksLocation: true }),
    ...brief,
    country: country ?? noCountry,
    countryCode: country?.countryCode ?? '',
  };
};
