import { required } from '../../rest/httpProblem.ts';
import { parsedIds } from '../../rest/ids.ts';
import { enveloped } from '../../rest/listOf.ts';
import { pageOf } from '../../rest/paging.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { getPartnerBySlug, listPartners } from './partnerOperations.ts';
import { findPartnerBySlug, findPartners } from './partnerQueries.ts';

export const partnerRoutes = (app: TypedApp, { database }: Deps): void => {
  app.route({
    ...listPartners,
    handler: async (request) => {
      const { category, country_code } = request.query;
      const ids = parsedIds(request.query.ids);
      const page = pageOf(request.query, ids);
      const filters = { ids, category, countryCode: country_code };
      const { items, total } = await findPartners(database, languageOf(request), filters, page);
      return enveloped(items, total, page);
    },
  });

  app.route({
    ...getPartnerBySlug,
    handler: async (request) =>
      required(await findPartnerBySlug(database, languageOf(request), request.params.slug), 'partner'),
  });
};
