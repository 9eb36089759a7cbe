import queryMiddleware, { parseQuery } from '../routing/queryMiddleware.ts';
import Matcher from 'found/Matcher';
import type { RenderArgs } from 'found';
import { getFarceResult } from 'found/server';
import { loadMessages } from '../i18n/loadMessages.ts';
import { phrasesOf, type PhraseSource } from '../i18n/phrases.ts';
import { createEnvironment } from '../relay/createEnvironment.ts';
import type { Send } from '../relay/gatewayResponse.ts';
import { PatientResolver } from '../routing/resolver/PatientResolver.ts';
import { pageRouteOf, routeResolver, routesOf } from '../routing/foundTypes.ts';
import { readSearch } from '../routing/query/readQuery.ts';
import type { RoutingContext } from '../routing/routingContext.ts';
import type { PagePatience } from '../config/PagePatience.ts';
import type { SiteConfig } from '../config/SiteConfig.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { pathOf } from '../paths/searchOf.ts';
import { campaignOf } from '../browser/visit/campaign.ts';
import { reportWarning } from '../browser/reportError.ts';
import { createFlashStore } from '../shell/flash/flashStore.ts';
import { isHeadComplete } from '../head/isHeadComplete.ts';
import { StructuredDataContext, structuredDataScript } from '../head/StructuredData.tsx';
import { footerCacheConfig, footerQuery } from '../shell/footerRoute.tsx';
import { SpriteContext, spriteElement } from '../ui/icon/sprite.ts';
import '../ui/theme/styles.ts';
import type { Boot } from './boot.ts';
import { Providers } from './Providers.tsx';
import { createPageRender } from './render.tsx';
import { renderToText } from './renderToText.ts';
import { routes } from './routes.tsx';
import { sharedIntl } from './sharedIntl.ts';
import { sendQuery } from '../relay/sendQuery.ts';

export { fontUrl } from '../ui/theme/fontUrl.ts';
export { categoriesQuery } from '../server/gateway/categoriesQuery.ts';
export { feedQueries } from '../server/feed/feedQueries.ts';
export { sitemapQueries } from '../server/sitemap/sitemapQueries.ts';
export { unsubscribeQuery } from '../server/unsubscribe/unsubscribeQuery.ts';
export { phrasesVersion } from '../i18n/phrases.ts';
export { renderProblem } from './renderProblem.tsx';
export { nearVisitorQueries } from '../server/page/nearVisitorQueries.ts';
export { textsIn } from './textsIn.ts';

export interface PageRequest {
  /** Canonical path and query. */
  readonly url: string;
  readonly language: LanguageCode;
  readonly config: SiteConfig;
  readonly bot: boolean;
  /** Sends the page's own requests. */
  readonly send: Send;
  /** Sends requests whose answers other pages use too, so that they go on when the visitor leaves. */
  readonly sendForAll: Send;
  readonly patience: PagePatience;
  /** Waits until the page, whose data are loaded, may be rendered: rendering keeps the event loop. */
  readonly turn: () => Promise<void>;
  readonly phrases: Pick<PhraseSource, 'compile' | 'maxAgeMs'>;
  /** The slugs of all categories; null when they could not be read. */
  readonly categories: readonly string[] | null;
}

export interface RenderedPage {
  readonly status: number;
  /** Elements of the document's head. */
  readonly head: string;
  /** The drawings that the page refers to. */
  readonly sprite: string;
  readonly html: string;
  readonly boot: Boot;
  /** Whether the data are late or failed, so that the browser must render the page again. */
  readonly pending: boolean;
  /** Whether the page was sent before its data were loaded. */
  readonly late: boolean;
  /** Whether the page is complete, so that it may be cached. */
  readonly complete: boolean;
  /** Whether the page is about the signed-in user, so that nobody may store it. */
  readonly isPrivate: boolean;
  /** The path of the page's module, used to find its files. */
  readonly module: string | undefined;
}

export interface PageRedirected {
  readonly status: number;
  readonly location: string;
}

const matcher = new Matcher(routes);

/** The URL that the page of a URL is rendered from: it has only those parameters that the page reads. */
export const renderedUrl = async (
  url: string,
  context: Pick<RoutingContext, 'categories'>,
): Promise<string> => {
  const pathname = pathOf(url);
  const search = url.slice(pathname.length);
  if (search === '') return url;
  const matched = routesOf(matcher, pathname);
  await pageRouteOf(matched).loadPage?.();
  return pathname + readSearch({ routes: matched, search, query: parseQuery(search), context });
};

/** Renders the page of a URL. */
export const renderPage = async (request: PageRequest): Promise<RenderedPage | PageRedirected> => {
  const { url, language, config, bot, patience, categories, sendForAll } = request;
  const failures = new Set<string>();
  const late = new Set<string>();
  const errorTexts: string[] = [];
  let unanswered = false;
  let complete = true;
  let isEmpty = false;
  const environment = createEnvironment({
    send: request.send,
    failures,
    late,
    patienceMs: bot ? patience.botPartMs : patience.partMs,
    onMessages: (texts) => errorTexts.push(...texts),
    onFailedPart: () => (complete = false),
    // People get what is late from the next request of their browser.
    onEmpty: (isLate) => (isEmpty = bot || !isLate),
    onNoAnswer: () => (unanswered = true),
  });
  const resolver = new PatientResolver(environment, bot ? patience.botPageMs : patience.pageMs);
  const answer: { status?: number } = {};
  const utmSource = campaignOf(new URL(url, 'http://localhost'));
  const search = url.slice(pathOf(url).length);
  const context: RoutingContext = {
    server: true,
    bot,
    categories,
    utmSource,
    renderedSearch: search,
    late,
    answer,
  };
  let module: string | undefined;
  let main: string | undefined;
  let isPrivate = false;
  const renderRoute = createPageRender();
  const catalogue = await loadMessages(language);
  const [phrases, result] = await Promise.all([
    phrasesOf(language, { ...request.phrases, catalogue, send: sendForAll, onFault: reportWarning }),
    getFarceResult({
      url,
      routeConfig: routes,
      historyMiddlewares: [queryMiddleware],
      resolver: routeResolver(resolver),
      matchContext: context,
      render: (args: RenderArgs) => {
        const route = pageRouteOf(args.routes);
        module = route.module;
        main = route.getOptions?.()?.main;
        isPrivate = route.isPrivate === true;
        return renderRoute(args);
      },
    }),
  ]);
  if ('redirect' in result) return { status: result.status, location: result.redirect.url };
  // On a 404 the footer query may still be in flight. Wait for it: an answer that arrives after rendering, but before
  // the records are read, would cause a hydration mismatch.
  if (result.status === 404) {
    await sendQuery(
      environment,
      footerQuery,
      {},
      { fetchPolicy: 'store-or-network', networkCacheConfig: footerCacheConfig },
    ).catch(() => undefined);
  }

  await request.turn();
  const structuredData: string[] = [];
  const drawings = new Map<string, string>();
  const { head, html } = await renderToText(
    <StructuredDataContext value={(json) => structuredData.push(structuredDataScript(json))}>
      <SpriteContext value={drawings}>
        <Providers
          {...{ config, environment, bot }}
          intl={sharedIntl(language, catalogue, phrases)}
          flashes={createFlashStore()}
        >
          {result.element}
        </Providers>
      </SpriteContext>
    </StructuredDataContext>,
  );
  const lacksMain = main !== undefined && failures.has(main);
  const pending = resolver.late || unanswered || (answer.status ?? result.status) >= 500;
  const isWhole = complete && !pending && late.size === 0;
  // A crawler would keep the page without what is missing in its head, such as the links between languages.
  const lacksHead = bot && !isWhole && !isHeadComplete(head, config.publicOrigin + pathOf(url));
  const isUnavailable = lacksMain || isEmpty || (bot && resolver.late) || lacksHead;
  return {
    status: answer.status ?? (result.status === 200 && isUnavailable ? 503 : result.status),
    head: head + structuredData.join(''),
    sprite: spriteElement(drawings),
    html,
    pending,
    late: resolver.late,
    complete: complete && !pending,
    isPrivate,
    module,
    boot: {
      language,
      config,
      bot,
      phrases,
      categories,
      search,
      records: pending ? {} : environment.getStore().getSource().toJSON(),
      // A page that is rendered again sends its own requests and gets its own errors.
      late: pending ? [] : [...late],
      messages: pending ? [] : [...new Set(errorTexts)],
    },
  };
};
