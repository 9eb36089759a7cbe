import type { City, Page } from '../rest/rows.ts';
import { byIds } from './byIds.ts';
import type { LoaderSources } from './loaderSources.ts';
import { once } from './once.ts';

/** Which cities a list holds. */
export interface CityFilter {
  readonly page: number;
  readonly limit: number;
  readonly query?: string | null | undefined;
  readonly partnerId?: number | null | undefined;
  readonly countryCode?: string | null | undefined;
  /** The parts that the query asks for, comma separated; none when absent. */
  readonly expand?: string | undefined;
}

export interface Vicinity {
  readonly latitude: number;
  readonly longitude: number;
  readonly limit: number;
  readonly distanceLessThan: number | null;
  readonly partnerId?: number | null | undefined;
}

/** A city; as lists hold it, without its texts. */
export type ListedCity = City & { readonly lacksTexts?: true };

const brings = (expand: string | undefined, part: string) => (expand ?? '').split(',').includes(part);

const withoutTexts = (city: City): ListedCity => ({ ...city, lacksTexts: true });

export interface CitySlug {
  readonly slug: string;
  readonly expand: string;
}

/** How many rows at most; null leaves it to the service. */
interface Most {
  readonly limit: number | null;
}

export const cityLoaders = ({ rest, limit, batchIds }: LoaderSources) => {
  const single = once(
    (id: number) =>
      rest.load<City>({
        target: 'webApi',
        path: '/cities/id/{id}',
        params: { id },
        query: { expand: 'overview' },
      }),
    limit,
  );

  const cityById = batchIds ? byIds<City>(rest, { path: '/cities', query: { expand: 'overview' } }) : single;

  const cityBySlug = once(async ({ slug, expand }: CitySlug) => {
    const city = await rest.load<City>({
      target: 'webApi',
      path: '/cities/slug/{slug}',
      params: { slug },
      query: { expand },
    });
    // Offers and reviews of this city lead back to it: they need no call of their own.
    if (city !== null && brings(expand, 'overview')) cityById.prime(city.id, city);
    return city;
  }, limit);

  const updatedById = byIds<City>(rest, { path: '/cities', query: { expand: 'updated' } });

  const list = async (path: string, query: Readonly<Record<string, number | null>>) => {
    const page = await rest.load<Page<City>>({ target: 'webApi', path, query });
    return page?.items.map(withoutTexts) ?? [];
  };

  return {
    cityById,
    cityBySlug,

    /** When a city of a list changed last. */
    updatedOf: async ({ id, slug }: City): Promise<string | null> => {
      const city = await (batchIds ? updatedById.load(id) : cityBySlug.load({ slug, expand: 'updated' }));
      return city?.updated ?? null;
    },

    citiesPage: once(async ({ page, limit: size, query, partnerId, countryCode, expand }: CityFilter) => {
      const found = await rest.load<Page<ListedCity>>({
        target: 'webApi',
        path: '/cities',
        query: { page, limit: size, query, partner_id: partnerId, country_code: countryCode, expand },
      });
      if (found === null || brings(expand, 'overview')) return found;
      return { ...found, items: found.items.map(withoutTexts) };
    }, limit),

    nearbyCities: once(
      async ({ latitude, longitude, limit: size, distanceLessThan, partnerId }: Vicinity) => {
        const page = await rest.load<Page<City>>({
          target: 'webApi',
          path: '/cities',
          query: { lat: latitude, lng: longitude, limit: size, distanceLessThan, partner_id: partnerId },
          silenced: true,
        });
        return page?.items.map(withoutTexts) ?? [];
      },
      limit,
    ),

    topCities: once(({ limit: size }: Most) => list('/cities/top', { limit: size }), limit),

    newestCities: once(({ limit: size }: Most) => list('/cities/newest', { limit: size }), limit),
  };
};
