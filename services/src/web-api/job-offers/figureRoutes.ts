import { required } from '../../rest/httpProblem.ts';
import { toUnpagedList } from '../../rest/listOf.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import {
  getCustomerAvailability,
  getEarning,
  getPlausibleAmounts,
  getSignUpTime,
  listEquipment,
  listServices,
} from './figureOperations.ts';
import {
  findCustomerAvailability,
  findEarning,
  findMarket,
  findProducts,
  findSignUpTime,
} from './figureQueries.ts';
import { plausibleAmounts } from '../../counting/plausibleAmounts.ts';

export const figureRoutes = (app: TypedApp, { database, origin }: Deps): void => {
  app.route({
    ...getEarning,
    handler: async (request) => required(await findEarning(database, request.params.id), 'offer'),
  });

  app.route({
    ...getPlausibleAmounts,
    handler: async (request) =>
      plausibleAmounts(required(await findMarket(database, request.params.id), 'offer')),
  });

  app.route({
    ...getSignUpTime,
    handler: async (request) => required(await findSignUpTime(database, request.params.id), 'offer'),
  });

  app.route({
    ...getCustomerAvailability,
    handler: async (request) =>
      required(await findCustomerAvailability(database, request.params.id), 'offer'),
  });

  app.route({
    ...listEquipment,
    handler: async (request) => {
      const context = { database, language: languageOf(request), origin };
      const products = await findProducts(context, request.params.id, 'equipment');
      return toUnpagedList(required(products, 'offer'));
    },
  });

  app.route({
    ...listServices,
    handler: async (request) => {
      const context = { database, language: languageOf(request), origin };
      const products = await findProducts(context, request.params.id, 'service');
      return toUnpagedList(required(products, 'offer'));
    },
  });
};
