import { toUnpagedList } from '../../rest/listOf.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { listRedirectLinks } from './redirectLinkOperations.ts';
import { findRedirectLinks } from './redirectLinkQueries.ts';

export const redirectLinkRoutes = (app: TypedApp, { database }: Deps): void => {
  app.route({
    ...listRedirectLinks,
    handler: async (request) => {
      const { uri, locale } = request.query;
      const links = await findRedirectLinks({ database, language: languageOf(request) }, uri);
      return toUnpagedList(locale === undefined ? links : links.filter((link) => link.locale === locale));
    },
  });
};
