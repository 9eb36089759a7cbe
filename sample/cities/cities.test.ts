import { describe, expect, it } from 'vitest';
import { searchWords } from '../../services/src/text/fold.ts';
import { firstWords } from '../../services/src/web-api/redirect-links/firstWords.ts';
import { textLanguages } from '../texts/readTexts.ts';
import { cityCatalogue } from './cityCatalogue.ts';
import { cityAliasRows, cityOldSlugRows, cityTextRows } from './cityRows.ts';
import { isUsableCitySlug } from './citySlug.ts';
import { geoNamesCities, largestGeoNamesCities } from './geoNames.ts';
import { berlinId, curatedCities, furtherCities, potsdamId } from './sampleCities.ts';

const date = new Date('2025-07-01');
const cities = curatedCities(date);
const byEnglishSlug = new Map(cities.map((city) => [city.slugs.en, city]));

const distanceKm = (
  one: { latitude: number; longitude: number },
  other: { latitude: number; longitude: number },
): number => {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [latitude, longitude] = [other.latitude - one.latitude, other.longitude - one.longitude].map(radians);
  const haversine =
    Math.sin((latitude ?? 0) / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin((longitude ?? 0) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(haversine));
};

const citiesNear = (slug: string): string[] => {
  const centre = byEnglishSlug.get(slug);
  if (centre === undefined) throw new Error(`There is no city with the slug ${slug}.`);
  return cities
    .filter((city) => city !== centre && distanceKm(centre, city) <= 100)
    .map(({ slugs }) => slugs.en);
};

describe('the sample cities', () => {
  it('have unique aliases, which are no names of any city, and every short name', () => {
    const aliases = [...cityAliasRows(cities)];
    expect(new Set(aliases.map(({ foldedName }) => foldedName)).size).toBe(aliases.length);
    const names = new Set([...cityTextRows(cities)].map(({ foldedName }) => foldedName));
    expect(aliases.filter(({ foldedName }) => names.has(foldedName)).map(({ name }) => name)).toEqual([]);
    expect(aliases.filter(({ cityId }) => !cities.some(({ id }) => id === cityId))).toEqual([]);
    const listed = cityCatalogue.flatMap(({ aliases }) => aliases);
    expect(listed.filter((name) => !aliases.some((alias) => alias.name === name))).toEqual([]);
  });

  it.each([
    ['the-hague', ['Гаага', '海牙']],
    ['gothenburg', ['Гётеборг', 'Goteburg', '哥德堡']],
    ['lodz', ['Лодзь', 'Litzmannstadt']],
    ['izmir', ['Smyrna', 'Измир', 'إزمير']],
    ['athens', ['Αθήνα', 'Athina']],
    ['florence', ['Φλωρεντία', '佛罗伦萨']],
  ])('have for %s the names %s', (slug, names) => {
    const id = byEnglishSlug.get(slug)?.id;
    const known = [...cityAliasRows(cities)].filter(({ cityId }) => cityId === id);
    expect(known.map(({ foldedName }) => foldedName)).toEqual(expect.arrayContaining(names.map(searchWords)));
  });

  it('are at least 180, without duplicates', () => {
    expect(cities.length).toBeGreaterThanOrEqual(180);
    expect(new Set(cityCatalogue.map(({ id }) => id)).size).toBe(cityCatalogue.length);
  });

  it.each(['DE', 'FR', 'IT', 'PL', 'SE', 'TR', 'US'])(
    'of %s are the largest with their name there',
    (countryCode) => {
      const listed = cities.filter((city) => city.countryCode === countryCode);
      expect(listed.length).toBeGreaterThan(8);
      const places = geoNamesCities(new Set(listed.map(({ id }) => id)));
      const all = largestGeoNamesCities(Infinity, [countryCode], new Set());
      const wrong = listed.filter(({ id }) => {
        const place = places.get(id);
        return all.find(({ name }) => name === place?.name)?.id !== id;
      });
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    ['berlin', 'DE', null, 52.52, 13.41],
    ['paris', 'FR', null, 48.85, 2.35],
    ['madrid', 'ES', null, 40.42, -3.7],
    ['london', 'GB', null, 51.51, -0.13],
    ['amsterdam', 'NL', null, 52.37, 4.89],
    ['warsaw', 'PL', null, 52.23, 21.01],
    ['lisbon', 'PT', null, 38.72, -9.13],
    ['stockholm', 'SE', null, 59.33, 18.07],
    ['istanbul', 'TR', null, 41.01, 28.95],
    ['rome', 'IT', null, 41.89, 12.51],
    ['new-york-city', 'US', 'ny', 40.71, -74.01],
    ['austin', 'US', 'tx', 30.27, -97.74],
    ['cologne', 'DE', null, 50.93, 6.95],
    ['san-jose', 'US', 'ca', 37.34, -121.89],
    ['georgetown', 'US', 'tx', 30.63, -97.68],
    ['reading', 'GB', null, 51.46, -0.97],
    ['galway', 'IE', null, 53.27, -9.05],
    ['guadalajara', 'MX', null, 20.67, -103.35],
  ])('include %s in %s (%s)', (slug, countryCode, state, latitude, longitude) => {
    const city = byEnglishSlug.get(slug);
    expect(city).toMatchObject({ countryCode, state, orgSlug: slug });
    expect(city?.latitude).toBeCloseTo(latitude, 1);
    expect(city?.longitude).toBeCloseTo(longitude, 1);
  });

  it('have the name from GeoNames in at least one language, with three exceptions', () => {
    const places = geoNamesCities(new Set(cities.map(({ id }) => id)));
    const withoutAccents = (name: string): string => name.normalize('NFKD').replace(/\p{Mark}/gu, '');
    const different = cityCatalogue.filter(({ id, name, names }) => {
      const known = withoutAccents(places.get(id)?.name ?? '');
      return ![name, ...Object.values(names)].some((ownName) => withoutAccents(ownName) === known);
    });
    // GeoNames calls them Almere Stad, Gaillimh and Luimneach.
    expect(different.map(({ name }) => name).sort()).toEqual(['Almere', 'Galway', 'Limerick']);
  });

  it('have a name in every language', () => {
    const nameless = cities.filter(({ names }) =>
      textLanguages.some((language) => names[language].trim() === ''),
    );
    expect(nameless).toEqual([]);
    expect(byEnglishSlug.get('munich')?.names).toEqual({
      de: 'München',
      en: 'Munich',
      es: 'Múnich',
      fr: 'Munich',
      it: 'Monaco di Baviera',
      nl: 'München',
      pl: 'Monachium',
      pt: 'Munique',
      sv: 'München',
      tr: 'Münih',
    });
    expect(byEnglishSlug.get('warsaw')?.slugs.pl).toBe('warszawa');
    expect(byEnglishSlug.get('munich')?.slugs).toMatchObject({ de: 'muenchen', nl: 'munchen', tr: 'munih' });
    expect(byEnglishSlug.get('washington-dc')?.names.pl).toBe('Waszyngton');
  });

  it('have ASCII slugs that do not conflict with pages of the site', () => {
    for (const word of firstWords) expect(isUsableCitySlug(word)).toBe(false);
    for (const slug of ['about', 'de', 'page-2', 'washington-d-c', 'Berlin', 'a_b'])
      expect(isUsableCitySlug(slug)).toBe(false);
    const slugs = [
      ...cities.flatMap((city) => Object.values(city.slugs)),
      ...cityOldSlugRows().map(({ slug }) => slug),
    ];
    expect(slugs.filter((slug) => !isUsableCitySlug(slug))).toEqual([]);
  });

  it('do not share a slug in any language', () => {
    const owners = new Map<string, Set<number>>();
    const add = (slug: string, id: number): void => {
      owners.set(slug, (owners.get(slug) ?? new Set()).add(id));
    };
    for (const city of cities) for (const slug of Object.values(city.slugs)) add(slug, city.id);
    for (const { slug, cityId } of cityOldSlugRows()) {
      expect(owners.has(slug)).toBe(false);
      add(slug, cityId);
    }
    expect([...owners].filter(([, ids]) => ids.size > 1)).toEqual([]);
  });

  it.each([
    ['berlin', 8],
    ['paris', 6],
    ['amsterdam', 8],
    ['warsaw', 4],
    ['london', 7],
    ['madrid', 6],
    ['milan', 5],
  ])('include several within 100 km of %s', (slug, count) => {
    expect(citiesNear(slug).length).toBeGreaterThanOrEqual(count);
  });

  it('have texts without placeholders, and a header in all cities but one', () => {
    const rows = [...cityTextRows(cities)];
    expect(rows).toHaveLength(cities.length * textLanguages.length);
    expect(rows.filter((row) => /[{}]/.test(JSON.stringify(Object.values(row))))).toEqual([]);
    expect([...new Set(rows.filter(({ header }) => header === null).map(({ cityId }) => cityId))]).toEqual([
      potsdamId,
    ]);
    expect(rows.find((row) => row.cityId === berlinId && row.language === 'es')?.name).toBe('Berlín');
  });

  it('are extended by further cities with unique slugs for larger scales', () => {
    const further = furtherCities(4_000, cities, date);
    expect(further).toHaveLength(4_000);
    const all = [...cities, ...further];
    const slugs = new Set(all.map((city) => city.slugs.en));
    expect(slugs.size).toBe(all.length);
    expect(further.filter((city) => !isUsableCitySlug(city.slugs.en))).toEqual([]);
  });
});
