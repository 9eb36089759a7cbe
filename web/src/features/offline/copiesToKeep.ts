import { offlinePath, type ToKeep } from '../../browser/offline/copies.ts';
import { isAllowed } from '../../browser/storage/localStore.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { pathFor } from '../../paths/paths.ts';
import { comparePath } from '../comparison/comparePath.ts';
import { comparison, minCompared } from '../comparison/comparison.ts';
import { savedOffers } from '../saved-offers/savedOffers.ts';
import type { StoredOffer } from '../stored-offers/storedOffers.ts';
import { viewedOffers } from '../viewed-offers/viewedOffers.ts';

/** As many of the saved offers as somebody reads on the way; a page has about 20 kB. */
const maxSavedPages = 30;

/** The offers and the comparison that can be read without a connection: what the visitor has chosen, and looked at last. */
export const readableLists = () => ({
  saved: savedOffers.get().slice(0, maxSavedPages),
  compared: comparison.get().length < minCompared ? [] : comparison.get(),
  viewed: isAllowed('viewedOffers') ? viewedOffers.get() : [],
});

export const pathOfOffer = ({ place }: StoredOffer): string => `/${place}`;

export const pathOfComparison = (offers: readonly StoredOffer[]): string =>
  comparePath(offers.map(({ place }) => place));

/** The scripts and styles that this page has loaded, as paths. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** What the service worker is to keep for a visitor with this language. */
export const copiesToKeep = (language: LanguageCode): ToKeep => {
  const { saved, compared, viewed } = readableLists();
  const paths = [
    offlinePath,
    ...saved.map(pathOfOffer),
    ...(compared.length === 0 ? [] : [pathOfComparison(compared)]),
    ...viewed.map(pathOfOffer),
  ];
  // The last one differs between builds.
  const start = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1);
  return {
    pages: [...new Set(paths)].map((path) => pathFor(language, path)),
    files: loadedFiles(),
    script: start ? new URL(start.src).pathname : '',
  };
};
