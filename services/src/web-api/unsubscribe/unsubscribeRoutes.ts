import { switchAlertsOff } from '../../alerts/switchAlertsOff.ts';
import { unprocessable } from '../../rest/httpProblem.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { unsubscribe } from './unsubscribeOperations.ts';

export const unsubscribeRoutes = (app: TypedApp, { database }: Deps): void => {
  app.route({
    ...unsubscribe,
    handler: async (request) => {
      if (!(await switchAlertsOff(database, request.body.token)))
        throw unprocessable({
          field: 'token',
          code: 'expired',
          message: 'This link does not work any more.',
        });
      return { message: 'There will be no more mails about new offers.' };
    },
  });
};
