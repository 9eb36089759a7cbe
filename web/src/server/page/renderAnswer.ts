import type { RequestSpan } from '@citygigs/server/tracing/tracer.ts';
import type { ServerConfig } from '../gateway/gatewayAccess.ts';
import type { SiteConfig } from '../../config/SiteConfig.tsx';
import type { PageRedirected, RenderedPage } from '../../entry/server.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { compressedBody, plainBody, type Body } from '../compression/body.ts';
import type { clientClassOf } from '../gateway/caller.ts';
import { retryAfter } from '../gateway/retryAfter.ts';
import { sendFromServer } from '../gateway/sendFromServer.ts';
import type { RenderTurns } from '../load/renderTurns.ts';
import { pathOf } from '../../paths/searchOf.ts';
import { isSitePath } from '../../paths/isSitePath.ts';
import type { Renderer } from '../renderer.ts';
import { stylePolicy } from '../securityHeaders.ts';
import type { CacheablePage } from './pageCache.ts';
import { compilePhrase } from './compilePhrase.ts';
import { documentOf } from './document.ts';
import { entityTag } from './entityTag.ts';
import { surrogateHeaders } from '@citygigs/server/http/surrogateHeaders.ts';

/** What an answer depends on, besides settings and data. */
export interface PageVisit {
  /** Canonical path, with those parameters that the page reads. */
  readonly url: string;
  readonly language: LanguageCode;
  readonly clientClass: ReturnType<typeof clientClassOf>;
}

/** The answer to a request for a page, before it is encoded for a client. */
export interface PageAnswer extends CacheablePage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Where the page redirects to; null for a document. */
  readonly location: string | null;
  /** The entity tag of a page that is complete and the same for everybody. */
  readonly tag: string | null;
  readonly body: Body;
}

/** For whom a page is rendered: what the gateway learns of the first visitor who waits for it. */
export interface PageCaller {
  /** The widest network of the visitor, which has a share of what is rendered. */
  readonly network: string;
  readonly forwardedFor: string;
  readonly traceId: string;
  readonly span: RequestSpan | undefined;
}

interface Options {
  readonly config: ServerConfig;
  readonly renderer: Renderer;
  readonly categoryList: () => Promise<readonly string[] | null>;
  readonly site: () => SiteConfig;
  readonly turns: Pick<RenderTurns, 'begin' | 'render'>;
}

/** Ends a rendering that nobody waits for. */
class AbandonedError extends Error {
  override readonly name = 'AbandonedError';
  readonly statusCode = 499;
}

const noBody = plainBody('');

/** Ids of the records of the gateway's nodes; the others are parts of these. */
const entitiesIn = ({ boot }: RenderedPage): string[] =>
  Object.keys(boot.records).filter((id) => !id.startsWith('client:'));

const charactersIn = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

const sizeOf = ({ bytes }: Body, entities: readonly string[], headers: PageAnswer['headers']): number =>
  bytes.length + charactersIn(entities) + charactersIn(Object.values(headers));

const isIncomplete = ({ status, complete, boot }: RenderedPage): boolean =>
  status >= 500 || !complete || boot.late.length > 0 || boot.messages.length > 0 || boot.categories === null;

const cachingOf = (rendered: RenderedPage): PageAnswer['caching'] => {
  if (isIncomplete(rendered)) return 'retry';
  return !rendered.isPrivate && rendered.status === 200 ? 'keep' : 'forget';
};

/** What a page about the user, or one whose address has a secret, says to caches. */
export const notStored = 'private, no-store';

/** What to allow caches to do with a page. */
const cacheControl = (rendered: RenderedPage): string => {
  if (rendered.isPrivate) return notStored;
  // An incomplete page must not be cached.
  return rendered.status === 200 && rendered.complete ? 'public, max-age=0, must-revalidate' : 'no-store';
};

const redirectOf = (path: string, status: number, location: string): PageAnswer => ({
  status,
  location,
  path,
  headers: {},
  tag: null,
  body: noBody,
  caching: 'forget',
  entities: [],
  size: 0,
});

/** Returns a function that renders the page of a visit. */
export const createAnswers = ({ config, renderer, categoryList, site, turns }: Options) => {
  const phrases = { compile: compilePhrase, maxAgeMs: config.phrasesMaxAgeMs };
  /** Renders a page, and cancels its requests when it is rendered without their answers, or when nobody waits for it. */
  const render = async (
    { url, language, clientClass }: PageVisit,
    { network, ...from }: PageCaller,
    abandoned: AbortSignal,
  ): Promise<RenderedPage | PageRedirected> => {
    const { renderPage } = await renderer.entry();
    const waitFor = async (turn: (network: string) => Promise<void>): Promise<void> => {
      await turn(network);
      if (abandoned.aborted) throw new AbandonedError();
    };
    await waitFor(turns.begin);
    const caller = { language, clientClass, ...from };
    const rendering = new AbortController();
    const signal = AbortSignal.any([abandoned, rendering.signal]);
    try {
      return await renderPage({
        url,
        language,
        config: site(),
        bot: clientClass === 'bot',
        send: sendFromServer(config, { ...caller, signal }),
        sendForAll: sendFromServer(config, caller),
        patience: config.patience,
        turn: () => waitFor(turns.render),
        phrases,
        categories: await categoryList(),
      });
    } finally {
      rendering.abort();
    }
  };
  return async (visit: PageVisit, from: PageCaller, abandoned: AbortSignal): Promise<PageAnswer> => {
    const { url, language } = visit;
    const path = pathOf(url);
    const { fontUrl } = await renderer.entry();
    const rendered = await render(visit, from, abandoned);
    if ('location' in rendered) {
      // Such an address is made of slugs from the back end.
      if (!isSitePath(rendered.location)) throw new Error('A redirect would lead to another site.');
      return redirectOf(path, rendered.status, rendered.location);
    }

    const { status } = rendered;
    const files = { ...renderer.filesFor([rendered.module]), font: fontUrl };
    const extraHead = (await renderer.extraHead?.(url)) ?? '';
    const text = documentOf({ language, files, extraHead, ...rendered });
    const caching = cachingOf(rendered);
    const tag = !rendered.isPrivate && status === 200 && rendered.complete ? entityTag(text) : null;
    const plain = plainBody(text);
    const body = caching === 'keep' && config.htmlCache ? await compressedBody(plain) : plain;
    const entities = caching === 'keep' ? entitiesIn(rendered) : [];
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      vary: 'accept-encoding, user-agent',
      'cache-control': cacheControl(rendered),
      ...(status === 503 ? retryAfter : {}),
      ...stylePolicy(config.site, files),
      ...(tag === null ? {} : { etag: tag }),
      ...(caching === 'keep' ? surrogateHeaders([...entities, path], config.surrogateMaxAgeS) : {}),
    };
    return {
      status,
      headers,
      location: null,
      tag,
      body,
      caching,
      path,
      entities,
      size: sizeOf(body, entities, headers),
    };
  };
};
