import type { EventEmitter } from 'node:events';
import type { FastifyPluginAsync } from 'fastify';
import { errors } from 'oidc-provider';
import { HttpProblem } from '../../services/src/rest/httpProblem.ts';
import type { IdentityDeps } from '../deps.ts';
import { linkRoutes } from './confirm/linkRoutes.ts';
import { discoveryRoutes } from './endpoints/discoveryRoutes.ts';
import { logoutRoute } from './endpoints/logoutRoute.ts';
import { revokeRoute } from './endpoints/revokeRoute.ts';
import { userInfoRoute } from './endpoints/userInfoRoute.ts';
import { loginRoutes } from './login/loginRoutes.ts';
import { readForms } from './page/forms.ts';
import { sendFault } from './page/sendFault.ts';
import { providerNames } from './providers/identityProviders.ts';
import { providerRoutes } from './providers/providerRoutes.ts';
import { standInRoutes } from './providers/standInRoutes.ts';
import { standInPath } from './providers/standIns.ts';
import { createStandInServer } from './providers/standInServer.ts';
import { boundAuthorisation } from './server/boundAuthorisation.ts';
import { handOver } from './server/handOver.ts';
import { createHostedProvider } from './server/hostedProvider.ts';

/** The hosted sign-in: its OpenID Connect server, its pages, and the stand-ins of the providers. */
export const hostedPlugin: FastifyPluginAsync<IdentityDeps & Record<never, never>> = async (app, deps) => {
  const { origin } = deps.settings;
  const hosted = createHostedProvider(deps);
  const standIns = providerNames.map((name) => ({ name, server: createStandInServer(deps, name) }));
  for (const server of [hosted, ...standIns.map(({ server }) => server)]) {
    const events: EventEmitter = server;
    events.on('server_error', (_ctx, error) => app.log.error({ err: error }, 'The hosted sign-in failed'));
    events.on('error', (error) => app.log.error({ err: error }, 'The hosted sign-in failed'));
  }
  discoveryRoutes(app, deps.settings);
  userInfoRoute(app, deps);
  logoutRoute(app, deps, hosted);

  await app.register(async (servers) => {
    // The servers read the bodies of their requests themselves.
    servers.removeAllContentTypeParsers();
    servers.addContentTypeParser('*', (_request, _body, done) => done(null));
    const answer = handOver(hosted, origin);
    const bounded = { preHandler: boundAuthorisation(deps) };
    servers.get('/oauth2/authorize', bounded, answer);
    servers.get('/oauth2/authorize/:uid', answer);
    servers.post('/oauth2/token', answer);
    for (const { name, server } of standIns) {
      const answerAsStandIn = handOver(server, origin);
      servers.get(`${standInPath(name)}/authorize`, bounded, answerAsStandIn);
      servers.get(`${standInPath(name)}/authorize/:uid`, answerAsStandIn);
      servers.post(`${standInPath(name)}/token`, answerAsStandIn);
    }
  });

  await app.register(async (pages) => {
    readForms(pages);
    pages.setErrorHandler((error, request, reply) => {
      const isExpired = error instanceof errors.SessionNotFound;
      const isRefused = isExpired || (error instanceof HttpProblem && error.statusCode < 500);
      if (!isRefused) request.log.error({ err: error }, 'The hosted sign-in failed');
      return sendFault(request, reply, deps, null, isRefused ? 400 : 500);
    });
    // The site checks that the service responds before it redirects to `/logout`.
    pages.get('/', async (_request, reply) => reply.code(204).send());
    // Clients of Cognito may also start here.
    pages.get('/login', async (request, reply) =>
      reply.redirect(`/oauth2/authorize${request.url.slice('/login'.length)}`, 302),
    );
    revokeRoute(pages, deps);
    linkRoutes(pages, deps);
    loginRoutes(pages, deps, hosted);
    providerRoutes(pages, deps, hosted);
    for (const { name, server } of standIns) standInRoutes(pages, deps, name, server);
  });
};
