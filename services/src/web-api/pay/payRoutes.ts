import { parseExpand } from '../../rest/expand.ts';
import { toUnpagedList } from '../../rest/listOf.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { findCountryNetPay } from './countryNetPay.ts';
import { listCategoryPay, listCountryNetPay, listPartnerPay } from './payOperations.ts';
import { findCategoryPay, findPartnerPay } from './payQueries.ts';

export const payRoutes = (app: TypedApp, { database }: Deps): void => {
  app.route({
    ...listCategoryPay,
    handler: async ({ params: { id: cityId, category_id: categoryId } }) =>
      toUnpagedList(await findCategoryPay(database, { cityId, categoryId })),
  });

  app.route({
    ...listPartnerPay,
    handler: async (request) => {
      const { country_code: countryCode, expand } = request.query;
      const names = parseExpand(expand);
      const context = { database, language: languageOf(request) };
      return toUnpagedList(
        await findPartnerPay(context, {
          partnerId: request.params.id,
          countryCode,
          parts: { cities: names.has('cities'), quarters: names.has('quarters') },
        }),
      );
    },
  });

  app.route({
    ...listCountryNetPay,
    handler: async (request) =>
      toUnpagedList(await findCountryNetPay({ database, language: languageOf(request) })),
  });
};
