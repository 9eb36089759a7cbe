import { required } from '../../rest/httpProblem.ts';
import { parseExpand } from '../../rest/expand.ts';
import { parseIds } from '../../rest/ids.ts';
import { toPagedList } from '../../rest/listOf.ts';
import { pageOf } from '../../rest/paging.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { countPartnerCategories } from './partnerCategories.ts';
import { getPartnerBySlug, listPartners } from './partnerOperations.ts';
import { findPartnerBySlug, findPartners } from './partnerQueries.ts';

const includesUpdated = ({ expand }: { expand?: string | undefined }): boolean =>
  parseExpand(expand).has('updated');

export const partnerRoutes = (app: TypedApp, { database }: Deps): void => {
  app.route({
    ...listPartners,
    handler: async (request) => {
      const { category, country_code } = request.query;
      const ids = parseIds(request.query.ids);
      const page = pageOf(request.query, ids);
      const filters = { ids, category, countryCode: country_code };
      const context = { database, language: languageOf(request) };
      const names = parseExpand(request.query.expand);
      const [{ items, total }, counts] = await Promise.all([
        findPartners(context, {
          filters,
          parts: { updated: includesUpdated(request.query), categories: names.has('categories') },
          page,
        }),
        names.has('category_counts') ? countPartnerCategories(context, country_code) : null,
      ]);
      return { ...toPagedList(items, total, page), ...(counts === null ? {} : { categories: counts }) };
    },
  });

  app.route({
    ...getPartnerBySlug,
    handler: async (request) =>
      required(
        await findPartnerBySlug({ database, language: languageOf(request) }, request.params.slug, {
          updated: includesUpdated(request.query),
        }),
        'partner',
      ),
  });
};
