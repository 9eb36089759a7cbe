import type { Match } from 'found';
import { consentChoice, subscribeToConsent } from '../browser/consent.ts';
import { optionalCategories } from '../browser/consentChoice.ts';
import { removeFormerWorker } from '../browser/formerWorker.ts';
import { readLocal } from '../browser/storage/localStore.ts';
import { reportError } from '../browser/reportError.ts';
import { withLateTexts } from '../i18n/lateTexts.ts';
import { googleCookies } from '../features/analytics/googleCookies.ts';
import type { BeforePage } from '../routing/resolver/replaceableResolver.ts';
import type { SiteEnvironment } from '../relay/SiteEnvironment.ts';
import { savesData } from '../routing/preload/connection.ts';
import { preloadData } from '../routing/preload/preloadData.ts';
import { preloadFirstLinks, whenIdle } from '../routing/preload/preloadFirstLinks.ts';
import { setDataPreload } from '../routing/preload/preloadPage.ts';
import type { FlashStore } from '../shell/flash/flashStore.ts';
import type { Boot } from './boot.ts';

interface Background {
  readonly boot: Boot;
  /** The address at which the visitor entered the site. */
  readonly landing: URL;
  readonly flashes: FlashStore;
  readonly environment: () => SiteEnvironment;
  /** What the router shows; undefined before the first page. */
  readonly shown: () => Match | undefined;
  readonly onPage: (before: BeforePage) => void;
}

/**
 * Applies the visitor's choice of cookies now and whenever it changes. Those who refuse everything, and have no
 * cookie of Google's, load no code for it.
 */
const applyChoices = ({ boot, landing, environment, shown }: Background): void => {
  let isApplied = false;
  const apply = (): void => {
    const choice = consentChoice();
    // Google's cookies outlive the choice that allowed them.
    isApplied ||= optionalCategories.some((category) => choice?.[category]) || googleCookies().length > 0;
    if (!choice || !isApplied) return;
    import('../browser/visit/keepVisit.ts').then((m) => m.keepVisit(landing, boot.language), reportError);
    import('../features/analytics/applyConsent.ts').then(
      (m) => m.applyConsent(choice, boot.config.tag, environment, shown, landing),
      reportError,
    );
  };
  apply();
  subscribeToConsent(apply);
};

/**
 * Sends the leads that wait: those of former pages now, all when the browser is online again, after Back and after a login, which may
 * bring back those of an ended session. Others load no code for it.
 */
const resendLeads = ({ environment, flashes }: Background): void => {
  const resend = (queuedBefore: number): void => {
    import('../features/apply/lead/resendLeads.tsx').then(
      (m) => m.resendLeads(environment, flashes, queuedBefore),
      reportError,
    );
  };
  // A lead of this page is under way, or has just failed.
  if (readLocal('keptLeads') ?? readLocal('guestLeads')) resend(performance.timeOrigin);
  window.addEventListener('online', () => resend(Infinity));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) resend(Infinity);
  });
  // As `notifyReaders` tells what a login or log-out has brought back.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'keptLeads' && newValue === '') resend(Infinity);
  });
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Presses what names a key as its shortcut: "/" opens the search of the header. */
const pressShortcuts = (): void =>
  document.addEventListener('keydown', (event) => {
    const { altKey, ctrlKey, isComposing, key, metaKey, target } = event;
    if (key !== '/' || altKey || ctrlKey || metaKey || isComposing || isTyping(target)) return;
    const link = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]');
    if (link === null || document.querySelector('[role="dialog"]') !== null) return;
    event.preventDefault();
    link.click();
  });

/** Loads pages before they are opened. A failure is shown when the page is opened. */
const preload = ({ environment, shown }: Background): void => {
  setDataPreload((match) => {
    preloadData(environment(), match).catch(() => undefined);
  });
  preloadFirstLinks(shown);
};

/** Keeps copies of pages for when there is no connection, unless the visitor saves data. Development has no service worker. */
const keepCopies = ({ boot, flashes }: Background): void => {
  if (!import.meta.env.PROD || boot.bot || savesData() || !('serviceWorker' in navigator)) return;
  const load = withLateTexts(() => import('../features/offline/startOffline.tsx'));
  whenIdle(() => {
    load().then((m) => m.startOffline(boot.language, flashes), reportError);
  });
};

/** Moves pictures from page to page, where the browser can. */
const move = ({ onPage }: Background): void => {
  if (!('startViewTransition' in document)) return;
  whenIdle(() => {
    import('../features/motion/movePictures.ts').then((m) => m.movePictures(onPage), reportError);
  });
};

/** Starts what no page waits for. */
export const startBackground = (background: Background): void => {
  void removeFormerWorker();
  preload(background);
  applyChoices(background);
  resendLeads(background);
  pressShortcuts();
  move(background);
  keepCopies(background);
};
