import { required } from '../../rest/httpProblem.ts';
import { expandedNames } from '../../rest/expand.ts';
import { parsedIds } from '../../rest/ids.ts';
import { enveloped } from '../../rest/listOf.ts';
import { pageOf } from '../../rest/paging.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { countPartnerCategories } from './partnerCategories.ts';
import { getPartnerBySlug, listPartners } from './partnerOperations.ts';
import { findPartnerBySlug, findPartners } from './partnerQueries.ts';

const saysUpdated = ({ expand }: { expand?: string | undefined }): boolean =>
  expandedNames(expand).has('updated');

export const partnerRoutes = (app: TypedApp, { database }: Deps): void => {
  app.route({
    ...listPartners,
    handler: async (request) => {
      const { category, country_code } = request.query;
      const ids = parsedIds(request.query.ids);
      const page = pageOf(request.query, ids);
      const filters = { ids, category, countryCode: country_code };
      const context = { database, language: languageOf(request) };
      const names = expandedNames(request.query.expand);
      const [{ items, total }, counts] = await Promise.all([
        findPartners(context, {
          filters,
          parts: { updated: saysUpdated(request.query), categories: names.has('categories') },
          page,
        }),
        names.has('category_counts') ? countPartnerCategories(context, country_code) : null,
      ]);
      return { ...enveloped(items, total, page), ...(counts === null ? {} : { categories: counts }) };
    },
  });

  app.route({
    ...getPartnerBySlug,
    handler: async (request) =>
      required(
        await findPartnerBySlug({ database, language: languageOf(request) }, request.params.slug, {
          updated: saysUpdated(request.query),
        }),
        'partner',
      ),
  });
};
