import type { City, CityCategory, ListedCity } from '../rest/rows.ts';
import { byIdOrNull, byIds, byKey, itemsOf, unbatched, type LoaderSources } from './batching.ts';

/** Filters and page of a list of cities. */
interface CityFilter {
  readonly page: number;
  readonly limit: number;
  readonly query?: string | null | undefined;
  readonly partnerId?: number | null | undefined;
  readonly countryCode?: string | null | undefined;
  /** The parts that the query selects, comma separated. */
  readonly expand?: string | undefined;
}

interface Nearby {
  readonly latitude: number;
  readonly longitude: number;
  readonly limit: number;
  readonly distanceLessThan: number | null;
  readonly partnerId?: number | null | undefined;
}

const includesPart = (expand: string | undefined, part: string) => (expand ?? '').split(',').includes(part);

const withoutTexts = (city: City): ListedCity => ({ ...city, lacksTexts: true });

interface CitySlug {
  readonly slug: string;
  readonly expand: string;
}

/** The maximum number of rows; null leaves it to the service. */
interface Limited {
  readonly limit: number | null;
}

export const cityLoaders = ({ rest: { webApi }, limit, batchIds }: LoaderSources) => {
  const single = unbatched(
    (id: number) => webApi.get('/cities/id/{id}', { params: { id }, query: { expand: 'overview' } }),
    limit,
  );

  const cityById = batchIds
    ? byIds((ids) => webApi.get('/cities', { query: { ids, expand: 'overview' } }))
    : single;

  /** Cities that were read by slug without the overview. */
  const withoutOverview = new Map<number, City>();

  const cityBySlug = unbatched(async ({ slug, expand }: CitySlug) => {
    const city = await webApi.get('/cities/slug/{slug}', { params: { slug }, query: { expand } });
    if (city === null) return null;
    // Offers and reviews of the city refer back to it, by no slug, and need no second call.
    const referenced = city.isRedirection ? { ...city, isRedirection: false } : city;
    if (includesPart(expand, 'overview')) cityById.prime(city.id, referenced);
    else withoutOverview.set(city.id, referenced);
    return city;
  }, limit);

  const updatedById = byIds((ids) => webApi.get('/cities', { query: { ids, expand: 'updated' } }));

  return {
    cityById,
    cityBySlug,

    /** A city that another row refers to. */
    referencedCity: (id: number, withOverview: boolean): Promise<City | null> => {
      const known = withOverview ? undefined : withoutOverview.get(id);
      return known === undefined ? cityById.load(id) : Promise.resolve(known);
    },

    /** When a city from a list last changed. */
    updatedOf: async ({ id, slug }: City): Promise<string | null> => {
      const city = await (batchIds ? updatedById.load(id) : cityBySlug.load({ slug, expand: 'updated' }));
      return city?.updated ?? null;
    },

    earningRangesByCityId: byIds((ids) => webApi.get('/cities/earning-ranges', { query: { ids } })),

    citiesPage: unbatched(
      async ({ page, limit: size, query, partnerId, countryCode, expand }: CityFilter) => {
        const found = await webApi.get('/cities', {
          query: { page, limit: size, query, partner_id: partnerId, country_code: countryCode, expand },
        });
        if (found === null || includesPart(expand, 'overview')) return found;
        return { ...found, items: found.items.map(withoutTexts) };
      },
      limit,
    ),

    nearbyCities: unbatched(
      async ({ latitude, longitude, limit: size, distanceLessThan, partnerId }: Nearby) => {
        const query = { lat: latitude, lng: longitude, limit: size, distanceLessThan, partner_id: partnerId };
        return itemsOf(await webApi.get('/cities', { query, silenced: true })).map(withoutTexts);
      },
      limit,
    ),

    topCities: unbatched(
      async (query: Limited) => itemsOf(await webApi.get('/cities/top', { query })).map(withoutTexts),
      limit,
    ),

    newestCities: unbatched(
      async (query: Limited) => itemsOf(await webApi.get('/cities/newest', { query })).map(withoutTexts),
      limit,
    ),
  };
};

interface CityCategoryFilter {
  readonly citySlug: string;
  readonly categorySlug?: string;
  readonly sort?: string | null | undefined;
  /** The parts that the query selects, comma separated. */
  readonly expand?: string | undefined;
}

interface CityAndCategory {
  readonly cityId: number;
  readonly categoryId: number;
}

export const cityCategoryLoaders = ({ rest: { webApi }, limit, batchIds }: LoaderSources) => {
  const byIdWith = (expand?: string) =>
    byKey(
      ({ id }: CityCategory) => id,
      async (ids) => itemsOf(await webApi.get('/city_categories', { query: { ids: ids.join(','), expand } })),
    );
  const byId = byIdWith();
  const updatedById = byIdWith('updated');

  const categoryById = byIds((ids) => webApi.get('/categories', { query: { ids } }));

  return {
    /** Always null if the upstream does not accept `ids`. */
    categoryById: byIdOrNull(batchIds, categoryById),

    /** Always null if the upstream does not accept `ids`, because it finds a category of a city only by slugs. */
    cityCategoryById: byIdOrNull(batchIds, byId),

    /** When a category of a city that was read without it last changed; null if the upstream does not accept `ids`. */
    updatedOf: async ({ id }: CityCategory): Promise<string | null> =>
      batchIds ? ((await updatedById.load(id))?.updated ?? null) : null,

    /** What a category of a city earns, by currency; none if the upstream does not know the call. */
    payOf: unbatched(
      async ({ cityId, categoryId }: CityAndCategory) =>
        itemsOf(
          await webApi.get('/cities/{id}/categories/{category_id}/pay', {
            params: { id: cityId, category_id: categoryId },
          }),
        ),
      limit,
    ),

    /** One category of a city by both slugs, or all categories of the city; none when the city is unknown. */
    cityCategories: unbatched(
      async ({ citySlug, categorySlug, sort, expand }: CityCategoryFilter) =>
        itemsOf(
          await webApi.get('/city_categories', {
            query: { city_slug: citySlug, category_slug: categorySlug, sort, expand },
          }),
        ),
      limit,
    ),
  };
};
