import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { languages } from '../../i18n/languages.ts';
import type { ServerConfig } from '../gateway/gatewayAccess.ts';
import { createAsk } from '../gateway/ask.ts';
import { handleIncompleteAnswer } from '../gateway/handleIncompleteAnswer.ts';
import { createCachedDocuments } from '../cached-documents/cachedDocuments.ts';
import { cachedRoute, sendCached } from '../cached-documents/sendCached.ts';
import type { Renderer } from '../renderer.ts';
import { createSitemapData } from './sitemapData.ts';
import { sitemapIndexXml, sitemapXml } from './sitemapXml.ts';

const file = /^([a-z-]+)-([1-9]\d{0,5})-([a-z]{2})\.xml$/;

const asXml = (reply: FastifyReply): FastifyReply =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain').send('There is no such sitemap.');

const hour = 3_600_000;

/** About a hundred files of the longest lists, which compress to a thirtieth. */
const maxBytes = 16 * 1024 * 1024;

/** The index is new sooner than the files, because the first one may lack dates. */
const indexAgeMs = 600_000;

/** How long the index waits for the dates of files that were not read lately. */
const datesPatienceMs = 2_000;

/**
 * Serves `/sitemap.xml` and the files it names. Answers 503 if the gateway's answer is incomplete, because search engines
 * would drop the addresses that are missing.
 */
export const addSitemaps = async (
  app: FastifyInstance,
  config: ServerConfig,
  renderer: Renderer,
): Promise<void> => {
  const { publicOrigin } = config.site;
  const { sitemapQueries } = await renderer.entry();
  const data = createSitemapData(createAsk(config), sitemapQueries);
  const index = createCachedDocuments({ maxAgeMs: indexAgeMs, maxBytes: 1024 * 1024 });
  const files = createCachedDocuments({ maxAgeMs: hour, maxBytes });

  const makeIndex = async () => {
    const names = await data.fileNames();
    const dates = data.readDates(names).catch((error: unknown) => {
      app.log.warn({ err: error }, 'the dates of sitemaps could not be read');
    });
    await Promise.race([dates, pause(datesPatienceMs, null, { ref: false })]);
    const listed = names.flatMap((name) => {
      const lastmod = data.changed(name);
      return languages.map(({ code }) => ({
        url: `${publicOrigin}/sitemaps/${name}-${code}.xml`,
        ...(lastmod === undefined ? {} : { lastmod }),
      }));
    });
    return { text: await sitemapIndexXml(listed), path: '/sitemap.xml' };
  };

  app.get('/sitemap.xml', cachedRoute, (request, reply) =>
    handleIncompleteAnswer(reply, async () => {
      const document = await index('', makeIndex);
      return document === null ? missing(reply) : sendCached(request, asXml(reply), document);
    }),
  );

  app.get<{ Params: { file: string } }>('/sitemaps/:file', cachedRoute, (request, reply) =>
    handleIncompleteAnswer(reply, async () => {
      const name = request.params.file;
      const [, kind = '', number = '', code = ''] = file.exec(name) ?? [];
      const language = languages.find((known) => known.code === code)?.code;
      const document =
        language === undefined || !data.isKind(kind)
          ? null
          : await files(name, async () => {
              const entries = await data.entries(kind, Number(number));
              if (entries === null) return null;
              const path = `/sitemaps/${name}`;
              return { text: await sitemapXml(entries, language, publicOrigin), path };
            });
      return document === null ? missing(reply) : sendCached(request, asXml(reply), document);
    }),
  );
};
