import { languages } from '../../db/schema/language.ts';
import { toUnpagedList } from '../../rest/listOf.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { prefixOf } from '../../rest/language.ts';
import { listLanguages } from './languageOperations.ts';

export const languageRoutes = (app: TypedApp, { database: { orm } }: Deps): void => {
  app.route({
    ...listLanguages,
    handler: async () => {
      const rows = await orm.select().from(languages).orderBy(languages.code);
      return toUnpagedList(
        rows.map(({ code, ...row }) => ({ ...row, id: code, uri: prefixOf(code) || '/' })),
      );
    },
  });
};
