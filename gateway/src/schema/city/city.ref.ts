import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../../builder/builder.ts';
import type { Context } from '../../builder/context.ts';
import { connectionType } from '../../builder/connection.ts';
import { selectedFields } from '../../builder/selection.ts';
import type { CityBrief, Country, ListedCity } from '../../rest/rows.ts';

export const CityRef = builder.objectRef<ListedCity>('City');

const CityMatchRef = builder.enumType('CityMatch', {
  description: 'How well a search fits a city. The values stand from best to worst.',
  values: {
    EXACT: {
      value: 'exact',
      description:
        'What was searched for is a name of the city in any language, alone or with its state or country.',
    },
    COUNTRY: { value: 'country', description: 'What was searched for is the country the city lies in.' },
    BEGINNING: { value: 'beginning', description: 'A name of the city begins with what was searched for.' },
    PART: {
      value: 'part',
      description: 'A later word of a name begins so, or more follows the name.',
    },
    SLIP: { value: 'slip', description: 'A name but for one letter, or for two swapped ones.' },
    SIMILAR: { value: 'similar', description: 'Spelled like a name; another place may be meant.' },
  } as const,
});

export const CityConnectionRef = connectionType('City', CityRef, 'cities', (edge) => {
  builder.objectField(edge, 'match', (t) =>
    t.field({
      type: CityMatchRef,
      description: 'How well the search fits the city. Null where nothing was searched for.',
      resolve: ({ node }) => node.match ?? null,
    }),
  );
});

/** The fields that lists leave out. */
const texts = ['header', 'overview', 'seoTitle', 'seoDescription'] as const;

/** Whether any of the names is one of those. */
export const namesTexts = (names: ReadonlySet<string>): boolean => texts.some((name) => names.has(name));

/** A text of a city; those of a list read theirs together. */
export const textOf = (
  city: ListedCity,
  name: (typeof texts)[number],
  { loaders }: Pick<Context, 'loaders'>,
): string | null | Promise<string | null> =>
  city.lacksTexts === true
    ? loaders.cities.cityById.load(city.id).then((whole) => whole?.[name] ?? null)
    : city[name];

/** What a brief holds, and the lists that are found by its id or slug alone. */
const held = ['id', 'name', 'slug', 'orgSlug'];
const foundByThem = ['categories', 'jobOffers', 'latestReviews', 'post'];
const briefFields: ReadonlySet<string> = new Set([...held, ...foundByThem]);

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
};

/**
 * The city that another row names. The row's own few fields do when the query asks for no more; else the whole city
 * is read, together with all others of the request.
 */
export const namedCity = (
  brief: CityBrief | null | undefined,
  info: GraphQLResolveInfo,
  { loaders }: Pick<Context, 'loaders'>,
): ListedCity | Promise<ListedCity | null> | null => {
  if (brief === null || brief === undefined) return null;
  const wanted = selectedFields(info);
  const { country } = brief;
  const known = (field: string) =>
    briefFields.has(field) ||
    (field === 'state' && brief.state !== undefined) ||
    (country !== undefined && (field === 'country' || field === 'countryCode'));
  if (![...wanted].every(known)) return loaders.cities.namedCity(brief.id, wanted.has('overview'));
  return { ...unread, ...brief, country: country ?? noCountry, countryCode: country?.countryCode ?? '' };
};
