import { isOnScreen } from '../../browser/isOnScreen.ts';
import type { BeforePage } from '../../routing/resolver/replaceableResolver.ts';

/** How long the browser holds the picture of the former page at most. A page that is ready is there within some frames. */
const maxHoldMs = 300;

/** The name by which the browser knows both pictures as one. */
const name = 'pressed-picture';

// Not a style sheet of its own, which would be one more request of every visit.
const styles = new CSSStyleSheet();
styles.replaceSync(`
  ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 180ms }
  [data-moved] { background-size: cover }
  [data-moved]::before, [data-moved]::after { content: none }
`);

/** What a picture shows, in whatever size: the end of its address. */
const subjectOf = ({ src }: HTMLImageElement): string => src.split('/').slice(-2).join('/');

/** The picture of a subject with which the page starts, or the space that a page that still loads keeps for it. */
const pictureOnPage = (subject: string): HTMLElement | undefined => {
  const pictures = document.querySelectorAll<HTMLElement>('main img, main [data-logo]');
  return [...pictures]
    .filter(isOnScreen)
    .find((picture) =>
      picture instanceof HTMLImageElement ? subjectOf(picture) === subject : subject.startsWith('partners/'),
    );
};

/** Resolves once the page has changed. */
const pageChange = (): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
    setTimeout(resolve, maxHoldMs);
  });

const move = (from: HTMLImageElement, showPage: () => void): void => {
  const subject = subjectOf(from);
  from.style.viewTransitionName = name;
  let to: HTMLElement | undefined;
  const { finished, ready } = document.startViewTransition(async () => {
    const change = pageChange();
    showPage();
    await change;
    to = pictureOnPage(subject);
    if (!to) return;
    from.style.viewTransitionName = '';
    to.style.viewTransitionName = name;
    // The space shows the picture until the page does.
    if (!(to instanceof HTMLImageElement)) {
      to.dataset['moved'] = '';
      to.style.backgroundImage = `url("${from.currentSrc}")`;
    }
  });
  // It rejects where the browser shows the page without motion, as for another press meanwhile.
  ready.catch(() => undefined);
  finished
    .finally(() => {
      for (const picture of [from, to]) picture?.style.removeProperty('view-transition-name');
    })
    .catch(() => undefined);
};

/** Moves the picture of a pressed card or row to its place on the page that it leads to, unless the visitor wants less motion. */
export const movePictures = (onPage: (before: BeforePage) => void): void => {
  document.adoptedStyleSheets.push(styles);
  let pressed: HTMLAnchorElement | null = null;
  const note = ({ target }: MouseEvent): void => {
    pressed = target instanceof Element ? target.closest<HTMLAnchorElement>('main a') : null;
  };
  document.addEventListener('click', note, true);
  onPage(({ location: { action, pathname } }) => {
    const link = pressed;
    pressed = null;
    if (action !== 'PUSH' || link?.pathname !== pathname) return undefined;
    const picture = link.closest('article, li')?.querySelector('img');
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!picture || isStill || !isOnScreen(picture)) return undefined;
    return new Promise((resolve) => move(picture, resolve));
  });
};
