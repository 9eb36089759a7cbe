import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { siteLanguages, type Language } from '../../services/src/rest/language.ts';

export type TextLanguage = Language;

/** Sorted by code, because random choices depend on the order. */
export const textLanguages: readonly TextLanguage[] = siteLanguages.toSorted();

export const Text = z.string().trim().min(1);
export const Texts = z.array(Text).min(1);

/** One value for each of the keys. */
export const recordOf = <K extends string, V extends z.ZodType>(keys: readonly K[], value: V) =>
  z.record(z.enum(keys), value);

/** Reads the texts of a folder in a language, and checks them. */
export const readTexts = <T>(folder: string, schema: z.ZodType<T>, language: TextLanguage): T => {
  const path = join(import.meta.dirname, folder, `${language}.json`);
  const result = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!result.success) throw new Error(`${path} is not valid:\n${z.prettifyError(result.error)}`);
  return result.data;
};
