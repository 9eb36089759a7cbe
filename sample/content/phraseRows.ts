import type { phrases } from '../../services/src/db/schema/language.ts';
import { textsOf } from '../texts/textsOf.ts';
import { textLanguages } from '../texts/readTexts.ts';

export function* phraseRows(): Generator<typeof phrases.$inferInsert> {
  for (const language of textLanguages)
    for (const [key, text] of Object.entries(textsOf(language).phrases)) yield { language, key, text };
}
