import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/parseConfig.ts';
import type { SiteConfig } from '../../config/SiteConfig.tsx';
import type { Problem } from '../../shell/ProblemPage.tsx';
import { timedCache } from '../../relay/timedCache.ts';
import { languageOfPath } from '../address/canonicalUrl.ts';
import { retryAfter } from '../gateway/retryAfter.ts';
import type { Renderer } from '../renderer.ts';
import { stylePolicy } from '../securityHeaders.ts';
import { documentOf, type DocumentFiles } from './document.ts';

interface Options {
  readonly config: Pick<Config, 'site'>;
  readonly renderer: Renderer;
  readonly site: () => SiteConfig;
}

type RenderProblem = Awaited<ReturnType<Renderer['entry']>>['renderProblem'];

const cachedMs = 60 * 60_000;
const maxCached = 100;

/** Returns a function that sends the page for a request that no page accepts, or whose page failed. */
export const createProblem = ({ config, renderer, site }: Options) => {
  // Cached as bytes, because they are sent above all when there is too much to do. A new build renders them anew.
  const cached = new WeakMap<RenderProblem, ReturnType<typeof timedCache<Buffer>>>();
  const documentFor = async (url: string, kind: Problem): Promise<Buffer> => {
    const { renderProblem, fontUrl } = await renderer.entry();
    const documents = cached.get(renderProblem) ?? timedCache<Buffer>(cachedMs, maxCached);
    cached.set(renderProblem, documents);
    const language = languageOfPath(url);
    return documents(`${kind} ${language} ${site().year}`, async () => {
      const { title, html } = await renderProblem(kind, language, site());
      const head = `<title>${title.replaceAll('<', '&lt;')}</title><meta name="robots" content="noindex">`;
      const extraHead = (await renderer.extraHead?.(url)) ?? '';
      const files = { ...filesOfProblem(), font: fontUrl };
      return Buffer.from(documentOf({ language, head, html, files, extraHead }));
    });
  };
  const filesOfProblem = (): DocumentFiles => {
    const { styles, inlineStyles } = renderer.filesFor([]);
    return { styles, scripts: [], preloads: [], ...(inlineStyles ? { inlineStyles } : {}) };
  };
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    kind: Problem,
  ): Promise<FastifyReply> =>
    reply
      .code(status)
      .headers({
        ...(status === 503 && !reply.hasHeader('retry-after') ? retryAfter : {}),
        ...stylePolicy(config.site, filesOfProblem()),
      })
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await documentFor(request.originalUrl, kind));
};
