import { alpineCities } from './alpineCountries.ts';
import { latinAmericanCities, unitedStatesCities } from './america.ts';
import { britishAndIrishCities } from './britishIsles.ts';
import type { CuratedCity } from './curatedCity.ts';
import { citiesElsewhere } from './elsewhere.ts';
import { frenchCities } from './france.ts';
import { germanCities } from './germany.ts';
import { iberianCities } from './iberia.ts';
import { italianCities } from './italy.ts';
import { lowCountriesCities } from './lowCountries.ts';
import { otherNordicCities, swedishCities } from './nordicCountries.ts';
import { polishCities } from './poland.ts';
import { turkishCities } from './turkey.ts';

/** All sample cities with curated names. */
export const cityCatalogue: readonly CuratedCity[] = [
  ...germanCities,
  ...alpineCities,
  ...britishAndIrishCities,
  ...unitedStatesCities,
  ...latinAmericanCities,
  ...iberianCities,
  ...frenchCities,
  ...italianCities,
  ...lowCountriesCities,
  ...polishCities,
  ...swedishCities,
  ...otherNordicCities,
  ...turkishCities,
  ...citiesElsewhere,
];
