import BrowserProtocol from 'farce/BrowserProtocol';
import queryMiddleware from '../routing/queryMiddleware.ts';
import { createInitialFarceRouter, type Match } from 'found';
import { startTransition, StrictMode, useSyncExternalStore } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { FormattedMessage } from 'react-intl';
import { onAccountLeft } from '../auth/accountChange.ts';
import { bearerHeader } from '../auth/bearerHeader.ts';
import { isSignedInNow, subscribeToSession } from '../auth/session.ts';
import { startAuth } from '../auth/startAuth.ts';
import { noteVerificationCode } from '../auth/verificationCode.ts';
import { pageSessionId } from '../browser/pageSessionId.ts';
import { campaignOf } from '../browser/visit/campaign.ts';
import { prolongSessionSource } from '../browser/visit/sessionSource.ts';
import { setLateTexts } from '../i18n/lateTexts.ts';
import { loadPageMessages } from '../i18n/loadMessages.ts';
import { replaceableResolver } from '../routing/resolver/replaceableResolver.ts';
import { addRequestHeaders } from '../relay/requestHeaders.ts';
import { sendFromBrowser } from '../relay/sendFromBrowser.ts';
import { initialPropsOf, routeResolver } from '../routing/foundTypes.ts';
import { setNavigationPending } from '../routing/pending/navigationState.ts';
import type { RoutingContext } from '../routing/routingContext.ts';
import { modalEntryMiddleware } from '../shell/modals/modalEntryMiddleware.ts';
import { createFlashStore } from '../shell/flash/flashStore.ts';
import { reportError, reportWarning } from '../browser/reportError.ts';
import '../ui/theme/styles.ts';
// The page for bad addresses is rendered only on the server, but its styles are served from here. A CSS module would be
// dropped from the build, because nothing here uses its classes.
import '../shell/ProblemPage.css';
import { accountEnvironment } from './account/accountEnvironment.ts';
import { bootId, type Boot } from './boot.ts';
import { Providers } from './Providers.tsx';
import { createPageRender } from './render.tsx';
import { RouterRuns } from './RouterRuns.tsx';
import { routes } from './routes.tsx';
import { siteIntl } from './siteIntl.ts';

const boot = JSON.parse(document.getElementById(bootId)?.textContent ?? '{}') as Boot;
const flashes = createFlashStore();
const notices = () => import('./notices.tsx');
const showMessages = (messages: readonly string[], isSessionOver?: boolean): void => {
  if (messages.length > 0)
    notices().then((m) => m.showMessages(flashes, messages, isSessionOver), reportError);
};

addRequestHeaders(() => ({ 'x-session-id': pageSessionId() }));
addRequestHeaders(bearerHeader);

const landing = new URL(window.location.href);
let shown: Match | undefined;

/** How long client-side navigation waits for parts other than the subject. */
const partPatienceMs = 1500;

const send = sendFromBrowser(boot.language);
/** The id of the message that the network is unavailable; any response closes it. */
let networkMessage: number | undefined;

const late = new Set(boot.late);
const currentEnvironment = accountEnvironment({
  send: async (...args) => {
    const answer = await send(...args);
    if (networkMessage !== undefined) flashes.close(networkMessage);
    return answer;
  },
  records: boot.records,
  late,
  patienceMs: partPatienceMs,
  onMessages: showMessages,
  // Without a network, fetching throws a TypeError; otherwise something between has answered for the gateway.
  onNoAnswer: (error) => {
    networkMessage = flashes.flash({
      variation: 'error',
      source: 'network',
      pushable: false,
      message:
        error instanceof TypeError ? (
          <FormattedMessage id="error.network" />
        ) : (
          <FormattedMessage id="error.unexpected" values={{ email: boot.config.contactEmail }} />
        ),
      onClose: () => {
        networkMessage = undefined;
      },
    });
  },
  // The pages load their data anew.
  onReplaced: (environment) => resolver.replaceEnvironment(environment),
});
const { bot, categories, search: renderedSearch } = boot;
const utmSource = campaignOf(landing);
const matchContext: RoutingContext = { server: false, bot, categories, utmSource, renderedSearch, late };
const resolver = replaceableResolver(currentEnvironment());

const catalogue = loadPageMessages(boot.language, boot.phrases);
setLateTexts(() => catalogue.then(({ addLateMessages }) => addLateMessages()));
startAuth({
  config: boot.config.auth,
  productName: boot.config.productName,
  language: boot.language,
  environment: currentEnvironment,
  onNotice: (...notice) => {
    notices()
      .then((m) => m.showNotice(flashes, notice))
      .catch(reportError);
  },
});

const keepSavedLists = (): void => {
  if (!isSignedInNow()) return;
  import('../features/synced-lists/keepInSync.ts')
    .then(({ keepInSync }) => keepInSync(currentEnvironment, flashes))
    .catch(reportError);
};
subscribeToSession(keepSavedLists);
keepSavedLists();

const [{ messages }, Router] = await Promise.all([
  catalogue,
  createInitialFarceRouter({
    historyProtocol: new BrowserProtocol(),
    historyMiddlewares: [queryMiddleware, modalEntryMiddleware],
    routeConfig: routes,
    resolver: routeResolver(resolver),
    matchContext,
    render: createPageRender({
      onPending: (pending, match) => {
        setNavigationPending(pending);
        if (pending) return;
        shown = match;
        prolongSessionSource();
        // A link was built from data that lack a name.
        const { pathname } = window.location;
        if (!bot && pathname.includes('undefined'))
          reportWarning('A path contains “undefined”.', { pathname });
        noteVerificationCode(window.location);
      },
    }),
  }),
]);

const intl = siteIntl(boot.language, messages);

function Site() {
  const current = useSyncExternalStore(onAccountLeft, currentEnvironment, currentEnvironment);
  return (
    <Providers config={boot.config} {...{ intl, flashes, bot }} environment={current}>
      <Router {...initialPropsOf(Router)} />
      <RouterRuns />
    </Providers>
  );
}

const page = (
  <StrictMode>
    <Site />
  </StrictMode>
);
const options = {
  // Boundaries say what failed and report what no request explains; in development, React writes both to the console.
  ...(import.meta.env.DEV ? {} : { onCaughtError: () => undefined }),
  onUncaughtError: (error: unknown) => reportError(error, { where: 'root' }),
  onRecoverableError: (error: unknown) => reportError(error, { where: 'hydration' }),
};

const background = {
  boot,
  landing,
  flashes,
  environment: currentEnvironment,
  shown: () => shown,
  onPage: resolver.onPage,
};
import('./background.ts').then((m) => m.startBackground(background), reportError);

/** Elements that a page adds to the document's head. */
const pageHead =
  'title, meta[name="description"], meta[name="keywords"], meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"], link[rel="alternate"]';
const container = document.getElementById('root');
if (document.documentElement.dataset['script'] === 'reload') {
  // The inline script is loading another page, to which the address belongs already.
} else if (container?.dataset['pending'] === undefined) {
  // A transition hydrates in slices, so that a tap in between is handled without waiting for the whole page.
  startTransition(() => {
    hydrateRoot(container as HTMLElement, page, options);
  });
  showMessages(boot.messages);
} else {
  // The server sent this page before its data were ready: there is no markup to hydrate, nor a head to keep.
  document.head.querySelectorAll(pageHead).forEach((element) => element.remove());
  createRoot(container, options).render(page);
}
