import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerConfig } from '../gateway/gatewayAccess.ts';
import { createAsk } from '../gateway/ask.ts';
import { canonicalUrl } from '../address/canonicalUrl.ts';
import { handleIncompleteAnswer } from '../gateway/handleIncompleteAnswer.ts';
import { feedRoute } from '../address/pageAddress.ts';
import type { Renderer } from '../renderer.ts';
import { feedContent } from './feedContent.ts';
import { createCachedDocuments } from '../cached-documents/cachedDocuments.ts';
import { cachedRoute, sendCached } from '../cached-documents/sendCached.ts';
import { feedOf } from './feedOf.ts';
import { feedPlaceOf } from './feedPath.ts';

const cachedMs = 600_000;

/** About a thousand feeds. */
const maxBytes = 4 * 1024 * 1024;

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain').send('There is no such feed.');

/** Serves the feeds of cities, of their categories and of the blog. */
export const addFeeds = async (
  app: FastifyInstance,
  config: ServerConfig,
  renderer: Renderer,
): Promise<void> => {
  const { site } = config;
  const { feedQueries, textsIn } = await renderer.entry();
  const ask = createAsk(config);
  const feeds = createCachedDocuments({ maxAgeMs: cachedMs, maxBytes });

  app.get(feedRoute, cachedRoute, (request, reply) => {
    const canonical = canonicalUrl(request.originalUrl);
    if (canonical.kind === 'bad')
      return reply.code(400).type('text/plain').send('This address is not valid.');
    // A single redirect corrects both the form of the address (here) and old slugs (below).
    const [path = ''] = (canonical.kind === 'redirect' ? canonical.location : canonical.url).split('?');
    const [requestedPath = ''] = request.originalUrl.split('?');
    const found = feedPlaceOf(path);
    if (found === null) return missing(reply);
    const { language, place } = found;
    return handleIncompleteAnswer(reply, async () => {
      const document = await feeds(path, async () => {
        const texts = await textsIn(language);
        const content = await feedContent({ ask, queries: feedQueries, site, language, texts }, place);
        return content && { text: feedOf(content), path: new URL(content.self).pathname };
      });
      if (document === null) return missing(reply);
      // An old slug or one of another language redirects to the feed of the canonical page.
      if (document.path !== requestedPath) return reply.redirect(document.path, 301);
      reply.type('application/rss+xml; charset=utf-8').header('cache-control', 'public, max-age=600');
      return sendCached(request, reply, document);
    });
  });
};
