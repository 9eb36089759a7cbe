import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/parseConfig.ts';
import type { SiteConfig } from '../../config/SiteConfig.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import type { Problem } from '../../shell/ProblemPage.tsx';
import { timedCache } from '../../relay/timedCache.ts';
import { languageOfPath } from '../address/languageOfPath.ts';
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

const keptMs = 60 * 60_000;
const maxKept = 100;

/** Returns a function that sends the page for a request that no page accepts, or whose page failed. */
export const createProblem = ({ config, renderer, site }: Options) => {
  // Kept, because they are sent above all when there is too much to do. A new build renders them anew.
  const kept = new WeakMap<RenderProblem, ReturnType<typeof timedCache<string>>>();
  const rendered = (render: RenderProblem, kind: Problem, language: LanguageCode): Promise<string> => {
    const pages = kept.get(render) ?? timedCache<string>(keptMs, maxKept);
    kept.set(render, pages);
    return pages(`${kind} ${language} ${site().year}`, () => render(kind, language, site()));
  };
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    kind: Problem,
  ): Promise<FastifyReply> => {
    const { renderProblem, fontUrl } = await renderer.entry();
    const { styles, inlineStyles } = renderer.filesFor([]);
    const files: DocumentFiles = {
      styles,
      preloads: [],
      font: fontUrl,
      ...(inlineStyles ? { inlineStyles } : {}),
    };
    const language = languageOfPath(request.originalUrl);
    const html = await rendered(renderProblem, kind, language);
    const head = `<title>${site().productName.replaceAll('<', '&lt;')}</title><meta name="robots" content="noindex">`;
    const extraHead = (await renderer.extraHead?.(request.originalUrl)) ?? '';
    return reply
      .code(status)
      .headers({
        ...(status === 503 && !reply.hasHeader('retry-after') ? retryAfter : {}),
        ...stylePolicy(config.site, files),
      })
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(documentOf({ language, head, html, files, extraHead }));
  };
};
