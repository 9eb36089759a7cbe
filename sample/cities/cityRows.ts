import { fold, searchWords } from '../../services/src/text/fold.ts';
import type { cities, cityAliases, cityOldSlugs, cityTexts } from '../../services/src/db/schema/city.ts';
import { fillPlaceholders } from '../placeholders.ts';
import { randomFor } from '../seededRandom.ts';
import { textsOf } from '../texts/textsOf.ts';
import { textLanguages } from '../texts/readTexts.ts';
import alternateNames from './alternateNames.json' with { type: 'json' };
import { cityCatalogue } from './cityCatalogue.ts';
import type { SampleCity } from './sampleCities.ts';
import { berlinId, potsdamId } from './sampleCities.ts';

/** Names by GeoNames id, with commas between them; `npm run city-names` reads them. */
const namesInOtherLanguages: Readonly<Record<string, string>> = alternateNames;

/** Former slugs of cities. */
const oldSlugs: readonly (typeof cityOldSlugs.$inferInsert)[] = [
  { slug: 'east-berlin', cityId: berlinId },
  { slug: 'constantinople', cityId: 745044 },
  { slug: 'christiania', cityId: 3143244 },
];

export const cityOldSlugRows = (): readonly (typeof cityOldSlugs.$inferInsert)[] => oldSlugs;

/**
 * Yields short names, then the names of GeoNames in further languages and alphabets. Of several cities with the same name
 * only the largest has it, and none that is another city's own.
 */
export function* cityAliasRows(
  sampleCities: readonly SampleCity[],
): Generator<typeof cityAliases.$inferInsert> {
  const taken = new Set(sampleCities.flatMap(({ names }) => Object.values(names).map(searchWords)));
  const newNames = (cityId: number, names: readonly string[]) =>
    names.flatMap((name) => {
      const foldedName = searchWords(name);
      if (taken.has(foldedName)) return [];
      taken.add(foldedName);
      return [{ cityId, name, foldedName }];
    });
  for (const { id, aliases } of cityCatalogue) yield* newNames(id, aliases);
  for (const { id } of sampleCities.toSorted((one, other) => other.population - one.population))
    yield* newNames(id, namesInOtherLanguages[id]?.split(',') ?? []);
}

export function* cityRows(sampleCities: readonly SampleCity[]): Generator<typeof cities.$inferInsert> {
  for (const { names: _names, slugs: _slugs, language: _language, ...row } of sampleCities) yield row;
}

const variant = (texts: readonly string[], at: number): string => texts[at % texts.length] ?? '';

export function* cityTextRows(sampleCities: readonly SampleCity[]): Generator<typeof cityTexts.$inferInsert> {
  for (const city of sampleCities) {
    const at = randomFor('city-texts', city.id).between(0, 11);
    for (const language of textLanguages) {
      const texts = textsOf(language).cities;
      const name = city.names[language];
      const fillVariant = (of: readonly string[]): string =>
        fillPlaceholders(variant(of, at), { city: name });
      yield {
        cityId: city.id,
        language,
        name,
        slug: city.slugs[language],
        foldedName: fold(name),
        // One city without a header, so that its page falls back to the SEO title.
        header: city.id === potsdamId ? null : fillVariant(texts.header),
        overview: fillVariant(texts.overview),
        seoTitle: fillVariant(texts.seoTitle),
        seoDescription: fillVariant(texts.seoDescription),
      };
    }
  }
}
