import type { categories, categoryTexts, cityCategoryTexts } from '../../services/src/db/schema/category.ts';
import { berlinId } from '../cities/sampleCities.ts';
import type { CategoryKey } from '../texts/kinds.ts';
import { categoryKeys } from '../texts/kinds.ts';
import { textsOf } from '../texts/textsOf.ts';
import { textLanguages } from '../texts/readTexts.ts';

export const categoryId = (key: CategoryKey): number => categoryKeys.indexOf(key) + 1;

export const categoryRows = (): (typeof categories.$inferInsert)[] =>
  categoryKeys.map((key) => ({ id: categoryId(key), orgSlug: key }));

export function* categoryTextRows(): Generator<typeof categoryTexts.$inferInsert> {
  for (const key of categoryKeys)
    for (const language of textLanguages)
      yield { categoryId: categoryId(key), language, ...textsOf(language).categories[key] };
}

/** A city category with null texts, whose page falls back to the names of category and city. */
export const cityCategoryTextRows = (): (typeof cityCategoryTexts.$inferInsert)[] =>
  textLanguages.map((language) => ({
    cityId: berlinId,
    categoryId: categoryId('handyman'),
    language,
    header: null,
    overview: null,
  }));
