import { afterEach, expect, it, vi } from 'vitest';
import { takeBack } from '../auth/session/storedOfEnded.ts';
import { removeAccountEntries } from '../browser/storage/accountEntries.ts';
import { chooseConsent, consentToAll } from '../browser/consent.ts';
import { createFlashStore } from '../shell/flash/flashStore.ts';
import { startBackground } from './background.ts';

vi.mock('../routing/preload/preloadFirstLinks.ts', () => ({ preloadFirstLinks: () => undefined }));

const resendLeads = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('../features/apply/lead/resendLeads.tsx', () => ({ resendLeads }));

const start = () =>
  startBackground({
    boot: { language: 'en', config: { tag: null } } as never,
    landing: new URL('https://gigs.example/'),
    flashes: createFlashStore(),
    environment: () => {
      throw new Error('Nothing is requested.');
    },
    shown: () => undefined,
    onPage: () => undefined,
  });

afterEach(() => {
  for (const name of ['_ga_ABC', '_gallery', 'own_ga']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  localStorage.clear();
});

it('loads no analytics for those who refuse and have only cookies with similar names', async () => {
  document.cookie = '_gallery=1; Path=/';
  document.cookie = 'own_ga=_ga_; Path=/';
  start();
  chooseConsent(consentToAll(false));
  await import('../features/analytics/applyConsent.ts');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(window.dataLayer).toBeUndefined();
});

it('removes the cookies that Google has left when the visitor refuses, also after the former choice is gone', async () => {
  document.cookie = '_ga_ABC=1; Path=/';
  start();
  expect(document.cookie).toContain('_ga');
  chooseConsent(consentToAll(false));
  await expect.poll(() => document.cookie, { timeout: 20_000 }).not.toContain('_ga');
});

it('sends the applications that a login has brought back', async () => {
  start();
  removeAccountEntries();
  await new Promise((resolve) => setTimeout(resolve));
  expect(resendLeads).not.toHaveBeenCalled();
  localStorage.setItem('endedUnsent', '{"user":"ann","entries":{"keptLeads":"[]"}}');
  takeBack('ann');
  await expect.poll(() => resendLeads.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(0);
});
