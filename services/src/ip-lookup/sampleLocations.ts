export interface Location {
  lat: number;
  lon: number;
  country: string;
}

const berlin: Location = { lat: 52.52437, lon: 13.41053, country: 'DE' };

/** Large cities of the sample data; the first number of an address selects one. */
const locations: readonly Location[] = [
  berlin,
  { lat: 48.85341, lon: 2.3488, country: 'FR' },
  { lat: 40.4165, lon: -3.70256, country: 'ES' },
  { lat: 51.50853, lon: -0.12574, country: 'GB' },
  { lat: 52.37403, lon: 4.88969, country: 'NL' },
  { lat: 52.22977, lon: 21.01178, country: 'PL' },
  { lat: 38.71667, lon: -9.13333, country: 'PT' },
  { lat: 59.32938, lon: 18.06871, country: 'SE' },
  { lat: 41.01384, lon: 28.94966, country: 'TR' },
  { lat: 41.89193, lon: 12.51133, country: 'IT' },
  { lat: 40.71427, lon: -74.00597, country: 'US' },
  { lat: 30.26715, lon: -97.74306, country: 'US' },
];

/** The location of addresses in private networks. */
export const privateLocation = berlin;

export const locationByFirstNumber = (first: number): Location =>
  locations[first % locations.length] ?? privateLocation;
