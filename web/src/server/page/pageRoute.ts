import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '../../config/SiteConfig.tsx';
import type { Config } from '../../config/parseConfig.ts';
import { hasSecret } from '../../routing/secretParameters.ts';
import type { Problem } from '../../shell/ProblemPage.tsx';
import { canonicalUrl } from '../address/canonicalUrl.ts';
import { createAsk } from '../gateway/ask.ts';
import { createCategoryList } from './categoryList.ts';
import { compilePhrase } from './compilePhrase.ts';
import { clientClassOf } from '../gateway/clientClass.ts';
import { documentOf, type DocumentFiles } from './document.ts';
import { entityTag, isKnown } from './entityTag.ts';
import { forwardedFor } from '../gateway/forwardedFor.ts';
import { languageOfPath } from '../address/languageOfPath.ts';
import { pageRoute } from '../address/pageAddress.ts';
import type { Renderer } from '../renderer.ts';
import { retryAfter } from '../gateway/retryAfter.ts';
import { contentPolicyHeader, contentPolicy } from '../securityHeaders.ts';
import { sendFromServer } from '../gateway/sendFromServer.ts';
import { sendDocument } from './sendDocument.ts';

/** Answers every path with a page, except those of files and other services. */
export const addPages = (app: FastifyInstance, config: Config, renderer: Renderer): void => {
  const phrases = { compile: compilePhrase, maxAgeMs: config.phrasesMaxAgeMs };
  const categoryList = createCategoryList({
    ask: createAsk(config.gatewayUrl),
    query: async () => (await renderer.entry()).categoriesQuery,
    maxAgeMs: config.categoriesMaxAgeMs,
    patienceMs: config.patience.partMs,
    onFault: (error) => app.log.warn({ err: error }, 'the categories could not be read'),
  });
  const site = (): SiteConfig => ({ ...config.site, year: new Date().getUTCFullYear() });

  /** Allows the inline styles of the document in the content policy. */
  const allowStyles = (reply: FastifyReply, { inlineStyles }: DocumentFiles): void => {
    if (inlineStyles) reply.header(contentPolicyHeader, contentPolicy(config.site, inlineStyles.hash));
  };

  const problem = async (request: FastifyRequest, reply: FastifyReply, status: number, kind: Problem) => {
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
    allowStyles(reply, files);
    return reply
      .code(status)
      .headers(status === 503 ? retryAfter : {})
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(documentOf({ language, head, html, files, extraHead }));
  };

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const canonical = canonicalUrl(request.originalUrl);
    if (canonical.kind === 'bad') return problem(request, reply, 400, 'badRequest');
    // Renders even when the URL needs correction: the page may redirect too, and one redirect must do both.
    const url = canonical.kind === 'redirect' ? canonical.location : canonical.url;
    const language = languageOfPath(url);
    const clientClass = clientClassOf(request.headers['user-agent']);
    const { renderPage, fontUrl } = await renderer.entry();
    const send = sendFromServer(config.gatewayUrl, {
      language,
      clientClass,
      forwardedFor: forwardedFor(request.headers['x-forwarded-for'], request.socket.remoteAddress ?? ''),
    });
    const bot = clientClass === 'bot';
    const rendered = await renderPage({
      url,
      language,
      config: site(),
      bot,
      send,
      patience: config.patience,
      phrases,
      categories: await categoryList(),
    });
    if ('location' in rendered) return reply.redirect(rendered.location, rendered.status);
    if (canonical.kind === 'redirect') return reply.redirect(url, 301);

    const files = { ...renderer.filesFor([rendered.module]), font: fontUrl };
    const extraHead = (await renderer.extraHead?.(url)) ?? '';
    const document = documentOf({ language, files, extraHead, ...rendered });
    allowStyles(reply, files);
    reply
      .code(rendered.status)
      .headers(rendered.status === 503 ? retryAfter : {})
      .type('text/html; charset=utf-8')
      .header('content-language', language)
      .header('vary', 'accept-encoding, user-agent');
    // The page's own requests would carry the secret in their referrer.
    if (hasSecret(url)) reply.header('referrer-policy', 'strict-origin');
    if (rendered.isPrivate || hasSecret(url))
      return sendDocument(reply.header('cache-control', 'private, no-store'), document);
    // An incomplete page must not be cached.
    if (rendered.status !== 200 || !rendered.complete)
      return sendDocument(reply.header('cache-control', 'no-store'), document);
    const tag = entityTag(document);
    reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', tag);
    return isKnown(request.headers['if-none-match'], tag)
      ? reply.code(304).send()
      : sendDocument(reply, document);
  };

  app.get(pageRoute, page);
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    // Reads and drops the rest of a body that is too large, so that the client receives the response.
    if (status === 413) reply.removeHeader('connection');
    if (status >= 500) {
      renderer.onError?.(error);
      // Without the query, which may have secrets of mailed links.
      const [path] = request.originalUrl.split('?', 1);
      request.log.error({ err: error, url: path }, 'a request failed');
    }
    // Requests of programs, such as data and pictures, get no error page.
    if (request.url !== pageRoute)
      return reply.code(status === 500 ? 502 : status).send({ error: error.message });
    return problem(request, reply, status, status >= 500 ? 'unavailable' : 'badRequest');
  });
};
