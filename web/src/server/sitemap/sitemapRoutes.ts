import type { FastifyInstance, FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import { defaultLanguage, languages, type LanguageCode } from '../../i18n/languages.ts';
import type { ServerConfig } from '../gateway/gatewayAccess.ts';
import { createAsk } from '../gateway/ask.ts';
import { handleIncompleteAnswer } from '../gateway/handleIncompleteAnswer.ts';
import type { Renderer } from '../renderer.ts';
import { createSitemapData } from './sitemapData.ts';
import type { SitemapEntry } from './sitemapEntry.ts';

const file = /^([a-z-]+)-([1-9]\d{0,5})-([a-z]{2})\.xml$/;

const asXml = (reply: FastifyReply): FastifyReply =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');

/** The entries of a file in one language, each with its alternates. */
const urlsOf = function* (entries: readonly SitemapEntry[], language: LanguageCode, origin: string) {
  for (const { paths, lastmod } of entries) {
    const own = paths.get(language);
    if (own === undefined) continue;
    const original = paths.get(defaultLanguage);
    const links = [...paths].map(([lang, path]) => ({ lang, url: origin + path }));
    if (original !== undefined) links.push({ lang: 'x-default' as LanguageCode, url: origin + original });
    yield { url: origin + own, links, ...(lastmod === undefined ? {} : { lastmod }) };
  }
};

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

  app.get('/sitemap.xml', (_request, reply) =>
    handleIncompleteAnswer(reply, async () => {
      const names = await data.fileNames();
      const files = names.flatMap((name) =>
        languages.map(({ code }) => ({ url: `${publicOrigin}/sitemaps/${name}-${code}.xml` })),
      );
      return asXml(reply).send(Readable.from(files).pipe(new SitemapIndexStream()));
    }),
  );

  app.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) =>
    handleIncompleteAnswer(reply, async () => {
      const [, kind = '', number = '', code = ''] = file.exec(request.params.file) ?? [];
      const language = languages.find((known) => known.code === code)?.code;
      const entries = language === undefined ? null : await data.entries(kind, Number(number));
      if (language === undefined || entries === null)
        return reply.code(404).type('text/plain').send('There is no such sitemap.');
      const xml = new SitemapStream({ xmlns: { news: false, video: false, image: false, xhtml: true } });
      return asXml(reply).send(Readable.from(urlsOf(entries, language, publicOrigin)).pipe(xml));
    }),
  );
};
