import { eq } from 'drizzle-orm';
import { phrases } from '../../db/schema/language.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { getPhrases } from './phraseOperations.ts';

export const phraseRoutes = (app: TypedApp, { database: { orm } }: Deps): void => {
  app.route({
    ...getPhrases,
    handler: async (request) => {
      const rows = await orm
        .select({ key: phrases.key, text: phrases.text })
        .from(phrases)
        .where(eq(phrases.language, languageOf(request)))
        .orderBy(phrases.key);
      return Object.fromEntries(rows.map(({ key, text }) => [key, text]));
    },
  });
};
