import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/parseConfig.ts';
import type { SiteConfig } from '../../config/SiteConfig.tsx';
import type { Problem } from '../../shell/ProblemPage.tsx';
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

/** Returns a function that sends the page for a request that no page accepts, or whose page failed. */
export const createProblem =
  ({ config, renderer, site }: Options) =>
  async (
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
    const html = await renderProblem(kind, language, site());
    const head = `<title>${site().productName.replaceAll('<', '&lt;')}</title><meta name="robots" content="noindex">`;
    const extraHead = (await renderer.extraHead?.(request.originalUrl)) ?? '';
    return reply
      .code(status)
      .headers({ ...(status === 503 ? retryAfter : {}), ...stylePolicy(config.site, files) })
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(documentOf({ language, head, html, files, extraHead }));
  };
