import type { BrowserContext } from '@playwright/test';

/**
 * Lets the pages of a context find the choice of a visitor who has refused cookies, so that the notice covers nothing that a
 * journey looks at.
 */
export const refuseCookies = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // A page without an origin of its own has no storage.
    if (window.origin === 'null') return;
    const refusal = { essential: true, preferences: false, analytics: false, marketing: false };
    localStorage['cookieConsent'] ??= JSON.stringify({ ...refusal, chosenAt: Date.now() });
  });
