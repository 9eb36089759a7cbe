import { FormattedMessage } from 'react-intl';
import { onAccountLeft } from '../../auth/accountChange.ts';
import { forgetCopies } from '../../browser/offline/forgetCopies.ts';
import { isCopy, offlinePath, workerPath } from '../../browser/offline/copies.ts';
import { subscribeToConsent } from '../../browser/consent.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import type { FlashStore } from '../../shell/flash/flashStore.ts';
import { trusted } from '../../ui/rich-text/trusted.ts';
import { comparison } from '../comparison/comparison.ts';
import { savedOffers } from '../saved-offers/savedOffers.ts';
import { viewedOffers } from '../viewed-offers/viewedOffers.ts';
import { copiesToKeep } from './copiesToKeep.ts';
import { openCopies } from './openCopies.ts';

/** A visitor who chooses several offers is done with it by then. */
const pauseMs = 2000;

/** Says that a page is a copy. */
const showThatOffline = (flashes: FlashStore): void => {
  const id = flashes.flash({
    variation: 'info',
    source: 'offline',
    pushable: false,
    message: <FormattedMessage id="offline.copy" />,
  });
  window.addEventListener('online', () => flashes.close(id), { once: true });
};

/** Registers the service worker, and tells it what to keep, now and whenever that changes. Never rejects. */
export const startOffline = async (language: LanguageCode, flashes: FlashStore): Promise<void> => {
  // The page without a connection says so itself.
  if (isCopy() && !location.pathname.endsWith(offlinePath)) showThatOffline(flashes);
  openCopies();
  // At once: the lists that say what to keep are empty by then, but the worker learns it from the next page.
  onAccountLeft(() => void forgetCopies());
  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register(trusted.createScriptURL(workerPath));
  } catch {
    // The browser may not allow it, or be offline.
    return;
  }
  const tell = async (): Promise<void> => {
    const { active } = await serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker has no other origin
    active?.postMessage(copiesToKeep(language));
  };
  let pause: ReturnType<typeof setTimeout> | undefined;
  const tellSoon = (): void => {
    clearTimeout(pause);
    pause = setTimeout(() => void tell(), pauseMs);
  };
  for (const { subscribe } of [savedOffers, comparison, viewedOffers]) subscribe(tellSoon);
  subscribeToConsent(tellSoon);
  await tell();
};
