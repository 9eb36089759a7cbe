import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { IdentityDeps } from '../../deps.ts';
import { sendFault } from '../page/sendFault.ts';
import { fixHost } from '../server/handOver.ts';
import { homePages } from '../server/homePages.ts';

interface Logout {
  readonly Querystring: { readonly client_id?: string; readonly logout_uri?: string };
}

/** Ends the session of the browser at the hosted sign-in, and returns to the site. */
export const logoutRoute = (app: FastifyInstance, deps: IdentityDeps, hosted: Provider): void => {
  const { clientId, siteOrigins, origin } = deps.settings;
  const allowed = homePages(siteOrigins);
  app.get<Logout>('/logout', async (request, reply) => {
    const { client_id: client, logout_uri: target = '' } = request.query;
    if (client !== clientId || !allowed.includes(target)) return sendFault(request, reply, deps, null);
    fixHost(request, origin);
    await (await hosted.Session.get(hosted.createContext(request.raw, reply.raw))).destroy();
    return reply.redirect(target, 302);
  });
};
