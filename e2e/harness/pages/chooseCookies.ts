import type { BrowserContext, Disposable } from '@playwright/test';

/**
 * Lets the pages of a context find the choice of a visitor who has refused cookies, or allowed only those of analytics, so
 * that the notice covers nothing that a journey looks at.
 */
export const chooseCookies = (context: BrowserContext, analytics: boolean): Promise<Disposable> =>
  context.addInitScript((isAllowed) => {
    // A page without an origin of its own has no storage, and a frame of another site may be forbidden to use its own.
    if (window.origin === 'null' || window !== window.top) return;
    const choice = { essential: true, preferences: false, analytics: isAllowed, marketing: false };
    localStorage['cookieConsent'] ??= JSON.stringify({ ...choice, chosenAt: Date.now() });
  }, analytics);
