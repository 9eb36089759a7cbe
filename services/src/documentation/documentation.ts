import scalar from '@scalar/fastify-api-reference';
import type { FastifyPluginAsync } from 'fastify';
import { openApiDocument } from '../contract/openApiDocument.ts';
import { serversOf } from '../contract/servers.ts';
import { upstreams } from './upstreams.ts';
import { notFound } from '../rest/httpProblem.ts';
import type { Deps } from '../server/deps.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** The documents on the page. Calls from the page go to its own origin, which needs no CORS. */
const sources = upstreams.map((upstream) => ({
  title: upstream.title,
  slug: upstream.name,
  url: `/docs/${upstream.name}.json`,
  servers: serversOf(upstream, ''),
}));

/** Serves the contract of each upstream, and a page to read and to try them. */
export const documentation: FastifyPluginAsync<Pick<Deps, 'origin'>> = async (app, { origin }) => {
  app.get<{ Params: { document: string } }>('/:document', async (request) => {
    const upstream = upstreams.find(({ name }) => `${name}.json` === request.params.document.toLowerCase());
    if (upstream === undefined) throw notFound('document');
    return openApiDocument(upstream, origin);
  });

  app.addHook('onSend', async (_request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (!isPage || typeof payload !== 'string') return payload;
    reply.header('content-security-policy', contentSecurityPolicy(payload));
    return payload
      .replace('<html>', '<html lang="en">')
      .replace('<head>', '<head><link rel="icon" href="data:," />');
  });

  await app.register(scalar, {
    routePrefix: '/',
    configuration: {
      sources,
      pageTitle: 'REST services of Citygigs',
      cdn: '/docs/js/scalar.js',
      // Disable everything that contacts third parties.
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
      showDeveloperTools: 'never',
    },
  });
};
