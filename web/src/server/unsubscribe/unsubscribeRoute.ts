import type { FastifyInstance } from 'fastify';
import type { unsubscribeQueryMutation } from '../../__generated__/unsubscribeQueryMutation.graphql.ts';
import type { ServerConfig } from '../gateway/gatewayAccess.ts';
import { fromPageParameter, pathFor, savedPath } from '../../paths/paths.ts';
import { languageOfPath } from '../address/canonicalUrl.ts';
import { unsubscribeRoute } from '../address/pageAddress.ts';
import { createAsk } from '../gateway/ask.ts';
import type { Renderer } from '../renderer.ts';

type Result = 'done' | 'expired' | 'failed';

const statuses: Readonly<Record<Result, number>> = { done: 200, expired: 404, failed: 503 };

const maxBodyBytes = 16 * 1024;

/**
 * Ends the mails about new offers when the link of such a mail gets a POST: at once, without a cookie or a page, as mail
 * clients send it (RFC 8058), or from the form of the page that the link opens. A GET only opens that page, because mail
 * scanners follow links.
 */
export const addUnsubscribe = async (
  app: FastifyInstance,
  config: ServerConfig,
  renderer: Renderer,
): Promise<void> => {
  const ask = createAsk(config);
  const resultOf = async (token: string, url: string): Promise<Result> => {
    if (token === '') return 'expired';
    const { unsubscribeQuery } = await renderer.entry();
    try {
      const { unsubscribe } = await ask<unsubscribeQueryMutation>(unsubscribeQuery, languageOfPath(url), {
        token,
      });
      return unsubscribe?.success === true ? 'done' : 'expired';
    } catch (error) {
      app.log.error({ err: error }, 'unsubscribing failed');
      return 'failed';
    }
  };

  await app.register(async (scope) => {
    // The body says nothing that the address does not.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: maxBodyBytes },
      (_request, _body, done) => {
        done(null);
      },
    );
    scope.post(unsubscribeRoute, async ({ originalUrl }, reply) => {
      const query = new URL(originalUrl, 'http://site').searchParams;
      const token = query.get('token') ?? '';
      const result = await resultOf(token, originalUrl);
      reply.header('cache-control', 'no-store');
      // Mail clients do not follow redirects.
      if (!query.has(fromPageParameter)) return reply.code(statuses[result]).type('text/plain').send(result);
      const again = result === 'failed' ? { token, result } : { result };
      const page = pathFor(languageOfPath(originalUrl), savedPath);
      return reply.redirect(`${page}?${new URLSearchParams(again).toString()}`, 303);
    });
  });
};
