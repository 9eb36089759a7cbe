import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { getSiteTotals } from './siteTotalsOperations.ts';
import { findSiteTotals } from './siteTotalsQuery.ts';

export const siteTotalsRoutes = (app: TypedApp, { database }: Deps): void => {
  app.route({
    ...getSiteTotals,
    handler: (request) => findSiteTotals({ database, language: languageOf(request) }),
  });
};
