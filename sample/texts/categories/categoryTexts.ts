import { z } from 'zod';
import { categoryKeys, type CategoryKey } from '../kinds.ts';
import { mapKeys } from '../mapKeys.ts';
import { readTexts, recordOf, Text, type TextLanguage } from '../readTexts.ts';

const CategoryFile = z.strictObject({
  /** With `{subject}` and `{city}`. */
  header: Text,
  /** Closes the overview; with `{city}`. */
  overviewEnd: Text,
  /** `subject` starts the header ("Delivery jobs"), `about` the overview. */
  categories: recordOf(categoryKeys, z.strictObject({ name: Text, slug: Text, subject: Text, about: Text })),
});

interface CategoryText {
  name: string;
  slug: string;
  /** Template with `{city}`. */
  header: string;
  /** Template with `{city}`. */
  overview: string;
}

export const categoryTexts = (language: TextLanguage): Record<CategoryKey, CategoryText> => {
  const { header, overviewEnd, categories } = readTexts('categories', CategoryFile, language);
  return mapKeys(categoryKeys, (key) => {
    const { name, slug, subject, about } = categories[key];
    return { name, slug, header: header.replace('{subject}', subject), overview: `${about} ${overviewEnd}` };
  });
};
