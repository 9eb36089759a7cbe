import { countryCodes, countryOf } from '../countries.ts';
import { inEveryLanguage } from '../languages.ts';
import { daysBefore } from '../sampleDates.ts';
import { randomFor } from '../seededRandom.ts';
import type { TextLanguage } from '../texts/readTexts.ts';
import { cityCatalogue } from './cityCatalogue.ts';
import { citySlug, isUsableCitySlug } from './citySlug.ts';
import type { GeoNamesCity } from './geoNames.ts';
import { geoNamesCities, largestGeoNamesCities } from './geoNames.ts';

export interface SampleCity {
  readonly id: number;
  readonly orgSlug: string;
  readonly countryCode: string;
  /** Lower case; only in the United States. */
  readonly state: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  readonly createdAt: Date;
  readonly names: Readonly<Record<TextLanguage, string>>;
  readonly slugs: Readonly<Record<TextLanguage, string>>;
  /** The language that people write there. */
  readonly language: TextLanguage;
}

const curatedIds: ReadonlySet<number> = new Set(cityCatalogue.map(({ id }) => id));

export const berlinId = 2950159;
export const potsdamId = 2852458;

/** Cities where people do not write the most common language of the country. */
const cityLanguages: Readonly<Record<number, TextLanguage>> = {
  2660646: 'fr',
  2659994: 'fr',
  2659836: 'it',
  2800866: 'fr',
  2792413: 'fr',
  6077243: 'fr',
};

/** Each city is a day older than the next smaller one. All are older than their offers and posts. */
const createdAt = (date: Date, rank: number, count: number): Date => daysBefore(date, 720 + count - rank);

const sampleCity = (
  place: GeoNamesCity,
  names: SampleCity['names'],
  slugs: SampleCity['slugs'],
  created: Date,
): SampleCity => ({
  id: place.id,
  orgSlug: slugs.en,
  countryCode: place.countryCode,
  state: place.countryCode === 'US' ? place.adminCode.toLowerCase() : null,
  latitude: place.latitude,
  longitude: place.longitude,
  population: place.population,
  createdAt: created,
  names,
  slugs,
  language: cityLanguages[place.id] ?? countryOf(place.countryCode).languages[0],
});

/** Returns the curated cities in the order of the catalogue. */
export const curatedCities = (date: Date): SampleCity[] => {
  const places = geoNamesCities(curatedIds);
  const ranks = new Map(
    [...places.values()]
      .toSorted((one, other) => other.population - one.population || one.id - other.id)
      .map(({ id }, rank) => [id, rank]),
  );
  return cityCatalogue.map(({ id, name, names }) => {
    const place = places.get(id);
    if (place === undefined) throw new Error(`GeoNames has no city ${id} (${name}).`);
    const allNames = inEveryLanguage((language) => names[language] ?? name);
    const slugs = inEveryLanguage((language) => citySlug(allNames[language], language));
    return sampleCity(place, allNames, slugs, createdAt(date, ranks.get(id) ?? 0, cityCatalogue.length));
  });
};

/** Returns further cities for larger scales, with their names from GeoNames. */
export const furtherCities = (count: number, known: readonly SampleCity[], date: Date): SampleCity[] => {
  const usedSlugs = new Set(known.flatMap(({ slugs }) => Object.values(slugs)));
  return largestGeoNamesCities(count, countryCodes, curatedIds).map((place) => {
    const baseSlug = citySlug(place.name, 'en');
    const isFree = isUsableCitySlug(baseSlug) && !usedSlugs.has(baseSlug);
    const slug = isFree ? baseSlug : `${baseSlug === '' ? 'city' : baseSlug}-${place.id}`;
    usedSlugs.add(slug);
    const created = daysBefore(date, randomFor('further-city', place.id).between(1_000, 1_500));
    return sampleCity(
      place,
      inEveryLanguage(() => place.name),
      inEveryLanguage(() => slug),
      created,
    );
  });
};
