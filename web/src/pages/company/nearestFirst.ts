import { distanceInKm } from '../../features/city-links/distance.ts';

/** The location of a city. */
export interface Spot {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The other cities, sorted by their distance from `centre`. */
export const nearestFirst = <City extends Spot>(centre: Spot, cities: readonly City[]): City[] =>
  cities
    .filter(({ id }) => id !== centre.id)
    .map((city) => ({ city, distance: distanceInKm(centre, city) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ city }) => city);
