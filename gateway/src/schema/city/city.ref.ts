import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../../builder/builder.ts';
import type { Context } from '../../builder/context.ts';
import { connectionType } from '../../builder/connection.ts';
import { selectedFields } from '../../builder/selection.ts';
import type { City, CityBrief, Country } from '../../rest/rows.ts';

export const CityRef = builder.objectRef<City>('City');

export const CityConnectionRef = connectionType('City', CityRef, 'cities');

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
): City | Promise<City | null> | null => {
  if (brief === null || brief === undefined) return null;
  const wanted = selectedFields(info);
  const { country } = brief;
  const known = (field: string) =>
    briefFields.has(field) ||
    (field === 'state' && brief.state !== undefined) ||
    (country !== undefined && (field === 'country' || field === 'countryCode'));
  if (![...wanted].every(known)) return loaders.cities.cityById.load(brief.id);
  return { ...unread, ...brief, country: country ?? noCountry, countryCode: country?.countryCode ?? '' };
};
