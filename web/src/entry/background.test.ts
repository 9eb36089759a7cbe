import { afterEach, expect, it, vi } from 'vitest';
import { chooseConsent, consentToAll } from '../browser/consent.ts';
import { createFlashStore } from '../shell/flash/flashStore.ts';
import { startBackground } from './background.ts';

vi.mock('../routing/preload/preloadFirstLinks.ts', () => ({ preloadFirstLinks: () => undefined }));

afterEach(() => {
  document.cookie = '_ga_ABC=; Max-Age=0; Path=/';
  localStorage.clear();
});

it('removes the cookies that Google has left when the visitor refuses, also after the former choice is gone', async () => {
  document.cookie = '_ga_ABC=1; Path=/';
  startBackground({
    boot: { language: 'en', config: { tag: null } } as never,
    landing: new URL('https://gigs.example/'),
    flashes: createFlashStore(),
    environment: () => {
      throw new Error('Nothing is requested.');
    },
    shown: () => undefined,
  });
  expect(document.cookie).toContain('_ga');
  chooseConsent(consentToAll(false));
  await expect.poll(() => document.cookie, { timeout: 20_000 }).not.toContain('_ga');
});
