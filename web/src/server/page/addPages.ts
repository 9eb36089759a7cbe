import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { widestNetworkOf } from '@citygigs/server/http/networkOf.ts';
import { spanOf } from '@citygigs/server/tracing/traceRequests.ts';
import type { ServerConfig } from '../gateway/gatewayAccess.ts';
import type { SiteConfig } from '../../config/SiteConfig.tsx';
import { pathOf } from '../../paths/searchOf.ts';
import { hasSecret } from '../../routing/secretParameters.ts';
import { canonicalUrl, languageOfPath } from '../address/canonicalUrl.ts';
import { withPlainLetters } from '../address/plainLetters.ts';
import { internalPagePath } from '../address/pageAddress.ts';
import { bytesIn } from '../compression/body.ts';
import { encodingFor } from '../compression/encodingFor.ts';
import { createAsk } from '../gateway/ask.ts';
import { clientClassOf, forwardedFor } from '../gateway/caller.ts';
import { retrySoon } from '../gateway/retryAfter.ts';
import { loggedPath } from '../loggedPath.ts';
import type { WebMetrics } from '../metrics/webMetrics.ts';
import type { Load } from '../load/refuseRequests.ts';
import { createNetworkShare } from '../load/networkShare.ts';
import { createRenderTurns } from '../load/renderTurns.ts';
import type { Renderer } from '../renderer.ts';
import type { UserWrites } from '../purging/userWrites.ts';
import { visitorLeft } from '../visitorLeft.ts';
import type { PageCache } from './pageCache.ts';
import { createCampaigns } from './campaigns.ts';
import { createCategoryList } from './categoryList.ts';
import { createNearestPlace, lacksPlace } from './nearestPlace.ts';
import { isKnown } from './entityTag.ts';
import { createProblem } from './problem.ts';
import {
  createAnswers,
  notStored,
  type PageAnswer,
  type PageCaller,
  type PageVisit,
} from './renderAnswer.ts';

/** Sends a document in the encoding that the client prefers, or 304 if the client has it. */
const sendDocument = async (
  { headers: { 'if-none-match': known, 'accept-encoding': accepted } }: FastifyRequest,
  reply: FastifyReply,
  { status, headers, tag, body }: PageAnswer,
): Promise<FastifyReply> => {
  reply.code(status).headers(headers);
  if (tag !== null && isKnown(known, tag)) return reply.code(304).send();
  const encoding = encodingFor(accepted);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await bytesIn(body, encoding));
};

/** The headers of a page for somebody whose address has a secret: nobody may store it, and its own requests do not name it. */
const secretHeaders = ({ etag: _tag, ...headers }: PageAnswer['headers']): PageAnswer['headers'] => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('surrogate-'))),
  'cache-control': notStored,
  'referrer-policy': 'strict-origin',
});

/** Where a page redirects to, with the parameters that it was rendered without. */
const redirectTo = (location: string, url: string, rendered: string): string => {
  const searchOf = (address: string) => address.slice(pathOf(address).length);
  const [whole, read] = [searchOf(url), searchOf(rendered)];
  if (!location.endsWith(read)) return location;
  const path = location.slice(0, location.length - read.length);
  return path.includes('?') ? location : path + whole;
};

/** The same page, which no cache between the server and its visitors may keep: others are redirected to a place near them. */
const notShared = (answer: PageAnswer): PageAnswer => {
  const { 'surrogate-control': _age, 'surrogate-key': _key, ...headers } = answer.headers;
  return { ...answer, headers: { ...headers, 'cache-control': 'private, no-cache' } };
};

/** Thrown when the server has too much to do to render a page. */
class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly statusCode = 503;
}

interface PageDeps {
  readonly load: Pick<Load, 'refuses'>;
  /** Keeps rendered pages; null for none. */
  readonly cache: PageCache<PageAnswer> | null;
  /** What visitors have changed; null when nothing is cached. */
  readonly writes: Pick<UserWrites, 'changesFrom'> | null;
  readonly metrics: Pick<WebMetrics, 'observeRendering'> | null;
}

/** Answers every path with a page, except those of files and other services. */
export const addPages = (
  app: FastifyInstance,
  config: ServerConfig,
  renderer: Renderer,
  { cache, load, metrics, writes }: PageDeps,
): void => {
  const categoryList = createCategoryList({
    ask: createAsk(config),
    query: async () => (await renderer.entry()).categoriesQuery,
    maxAgeMs: config.categoriesMaxAgeMs,
    patienceMs: config.patience.partMs,
    onFault: (error) => app.log.warn({ err: error }, 'the categories could not be read'),
  });
  const nearestPlace = createNearestPlace({
    config,
    renderer,
    onFault: (error) => app.log.warn({ err: error }, 'the place of a visitor could not be looked up'),
  });
  const site = (): SiteConfig => ({ ...config.site, year: new Date().getUTCFullYear() });
  const turns = createRenderTurns();
  const answer = createAnswers({ config, renderer, categoryList, site, turns });
  const share = createNetworkShare();
  const render: typeof answer = async (visit, caller, abandoned) => {
    // A cached page costs little, so only rendering is refused.
    const { network } = caller;
    if (load.refuses(share.isUsedUp(network, turns.isFull()), share.isLittle(network))) throw new BusyError();
    const rendered = () => share.render(network, () => answer(visit, caller, abandoned));
    return metrics === null ? rendered() : metrics.observeRendering(rendered);
  };
  const sendProblem = createProblem({ config, renderer, site });

  /** The URL to render: addresses that differ in what no page reads are one. */
  const withKnownCampaign = createCampaigns();
  const urlToRender = async (url: string): Promise<string> => {
    if (!url.includes('?')) return url;
    const { renderedUrl } = await renderer.entry();
    return withKnownCampaign(await renderedUrl(url, { categories: await categoryList() }));
  };

  /** The answer to a visit, cached if possible. The key has everything that it depends on. */
  const answerTo = async (
    visit: PageVisit,
    caller: PageCaller,
    left: AbortSignal,
    ip: string,
  ): Promise<PageAnswer> => {
    const { url, language, clientClass } = visit;
    if (cache === null) return render(visit, caller, left);
    const { phrasesVersion } = await renderer.entry();
    const key = `${clientClass} ${phrasesVersion(language)} ${site().year} ${url}`;
    return cache.read(key, (abandoned) => render(visit, caller, abandoned), left, writes?.changesFrom(ip));
  };

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const canonical = canonicalUrl(request.originalUrl);
    if (canonical.kind === 'bad') return sendProblem(request, reply, 400, 'badRequest');
    // Renders even when the URL needs correction: the page may redirect too, and one redirect must do both.
    const url = canonical.kind === 'redirect' ? canonical.location : canonical.url;
    const language = languageOfPath(url);
    const clientClass = clientClassOf(request.headers['user-agent']);
    const { headers, socket } = request;
    const caller = {
      network: widestNetworkOf(request.ip),
      forwardedFor: forwardedFor(headers['x-forwarded-for'], socket.remoteAddress ?? ''),
      traceId: request.id,
      span: spanOf(request),
    };
    const rendered = await urlToRender(url);
    const left = visitorLeft(reply.raw);
    const isPlaceless = canonical.kind === 'fine' && lacksPlace({ url, language });
    const near = isPlaceless ? await nearestPlace({ url, language, clientClass }, caller, left) : null;
    if (near !== null) return reply.header('cache-control', 'private, no-store').redirect(near, 302);
    const answerAt = (address: string) =>
      answerTo({ url: address, language, clientClass }, caller, left, request.ip);
    // The address that was asked for is cached with the redirect.
    if (hasSecret(url)) reply.headers(secretHeaders({}));
    const answer = await answerAt(rendered);
    const plain = answer.status === 404 ? withPlainLetters(url) : null;
    if (plain !== null) {
      const meant = await answerAt(await urlToRender(plain));
      if (meant.location !== null || meant.status === 200)
        return reply.redirect(meant.location ?? plain, 301);
    }
    if (answer.location !== null)
      return reply.redirect(redirectTo(answer.location, url, rendered), answer.status);
    if (canonical.kind === 'redirect') return reply.redirect(url, 301);
    if (hasSecret(url))
      return sendDocument(request, reply, { ...answer, tag: null, headers: secretHeaders(answer.headers) });
    return sendDocument(request, reply, isPlaceless ? notShared(answer) : answer);
  };

  app.get(internalPagePath, page);
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    // Reads and drops the rest of a body that is too large, so that the client receives the response.
    if (status === 413) reply.removeHeader('connection');
    if (error instanceof BusyError) reply.headers(retrySoon);
    else if (status >= 500) {
      renderer.onError?.(error);
      // Without the query, which may have secrets of mailed links.
      request.log.error({ err: error, url: loggedPath(request.originalUrl) }, 'a request failed');
    }
    // Requests of programs, such as data and pictures, get no error page.
    if (request.url !== internalPagePath)
      return reply.code(status === 500 ? 502 : status).send({ error: error.message });
    return sendProblem(request, reply, status, status >= 500 ? 'unavailable' : 'badRequest');
  });
};
