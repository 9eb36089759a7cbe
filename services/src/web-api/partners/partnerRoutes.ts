import { required } from '../../rest/httpProblem.ts';
import { parseExpand } from '../../rest/expand.ts';
import { parseIds } from '../../rest/ids.ts';
import { toPagedList } from '../../rest/listOf.ts';
import { pageOf } from '../../rest/paging.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { countPartners } from './partnerCounts.ts';
import { getPartnerBySlug, listPartners } from './partnerOperations.ts';
import { findPartnerBySlug, findPartners } from './partnerQueries.ts';

export const partnerRoutes = (app: TypedApp, { database }: Deps): void => {
  app.route({
    ...listPartners,
    handler: async (request) => {
      const { category, country_code, rating_from, sort = 'name', expand } = request.query;
      const ids = parseIds(request.query.ids);
      const page = pageOf(request.query, ids);
      const filter = { category, countryCode: country_code, ratingFrom: rating_from };
      const context = { database, language: languageOf(request) };
      const names = parseExpand(expand);
      const parts = { updated: names.has('updated'), categories: names.has('categories') };
      const [{ items, total }, counts] = await Promise.all([
        findPartners(context, { ids, filter, sort, parts, page }),
        countPartners(context, filter, names),
      ]);
      return { ...toPagedList(items, total, page), ...counts };
    },
  });

  app.route({
    ...getPartnerBySlug,
    handler: async (request) =>
      required(
        await findPartnerBySlug({ database, language: languageOf(request) }, request.params.slug, {
          updated: parseExpand(request.query.expand).has('updated'),
        }),
        'partner',
      ),
  });
};
