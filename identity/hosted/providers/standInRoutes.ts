import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { IdentityDeps } from '../../deps.ts';
import { fieldsOf } from '../page/forms.ts';
import { sendPage } from '../page/page.ts';
import { pageLanguage } from '../page/pageLanguage.ts';
import { cancelSignIn, finishSignIn } from '../server/finishSignIn.ts';
import type { ProviderName } from './identityProviders.ts';
import { standInPage } from './standInPage.ts';
import { sampleAccounts, standInPath } from './standIns.ts';

/** The page of a stand-in, on which the visitor chooses an account. */
export const standInRoutes = (
  app: FastifyInstance,
  { settings }: IdentityDeps,
  name: ProviderName,
  server: Provider,
): void => {
  const path = `${standInPath(name)}/accounts/:uid`;
  app.get(path, async (request: FastifyRequest, reply) => {
    const { params } = await server.interactionDetails(request.raw, reply.raw);
    const language = pageLanguage(params, request.headers['accept-language']);
    return sendPage(reply, settings.siteOrigins, standInPage(name, language));
  });
  app.post(path, async (request, reply) => {
    const { account } = fieldsOf(request);
    const chosen = sampleAccounts[name].find(({ id }) => id === account);
    const next =
      chosen === undefined
        ? await cancelSignIn(server, request, reply)
        : await finishSignIn(server, request, reply, chosen.id);
    return reply.redirect(next, 303);
  });
};
