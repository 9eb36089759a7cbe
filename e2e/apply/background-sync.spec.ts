import type { BrowserContext, Locator, Page } from '@playwright/test';
import { fillApplicant, openDirectApply } from './applicant.ts';
import { expect, test } from '../harness/test.ts';

// The service worker of the site must not outlast the test.
test.use({ isFirstVisit: true });

const leadCall = { method: 'POST', path: /^\/sales-api\/lead$/ };

/** Waits for the service worker of the site that `page` shows, whose tab is then closed; tells it that the browser is online. */
const syncAfterClosing = async (context: BrowserContext, page: Page, origin: string): Promise<void> => {
  const other = await context.newPage();
  const session = await context.newCDPSession(other);
  const ids: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, isDeleted } of registrations) if (!isDeleted) ids.push(registrationId);
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => ids.length).toBeGreaterThan(0);
  await page.close();
  await context.setOffline(false);
  // The headless browser has no Background Sync of its own.
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: ids[0] ?? '',
    tag: 'leads',
    lastChance: false,
  });
  await other.close();
};

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Fills the form of a direct offer, goes offline when the service worker is there, and sends the form. */
const applyOffline = async (page: Page): Promise<Locator> => {
  const dialog = await openDirectApply(page);
  await fillApplicant(dialog);
  await expect.poll(() => workers(page)).toBe(1);
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Send application' }).click();
  return dialog;
};

test('an application without network is sent once after its tab is closed, and the next page says so', async ({
  page,
  context,
  product,
  guards,
  upstream,
  leads,
}) => {
  guards.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/, 'the browser is offline');
  const dialog = await applyOffline(page);
  await expect(dialog.getByRole('alert')).toContainText('Your application may not have been sent.');
  await expect.poll(() => databases(page)).toEqual(['waitingLeads']);
  await syncAfterClosing(context, page, product.web);
  await expect.poll(async () => (await leads()).length).toBe(1);
  const [call] = await upstream.calls(leadCall);
  expect(call?.body).toMatchObject({ email: 'kim@example.org', click_source: 'offer', locale: 'en' });

  const next = await context.newPage();
  await next.goto(`${product.web}/about`);
  await expect(next.getByText('Your application is sent. Company: Nestkin')).toBeVisible();
  expect(await next.evaluate(() => localStorage.getItem('guestLeads'))).toBeNull();
  await expect.poll(() => databases(next)).toEqual([]);
  expect(await workers(next)).toBe(0);
  expect(await next.evaluate(() => caches.keys())).toEqual([]);
  expect(await upstream.calls(leadCall)).toHaveLength(1);
});

test(
  'an application that the visitor takes back is not sent after the tab is closed',
  { tag: '@long' },
  async ({ page, context, product, guards, upstream }) => {
    guards.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/, 'the browser is offline');
    const dialog = await applyOffline(page);
    await expect.poll(() => databases(page)).toEqual(['waitingLeads']);
    await dialog.getByRole('button', { name: 'Don’t send it' }).click();
    await expect.poll(() => databases(page)).toEqual([]);
    await syncAfterClosing(context, page, product.web);
    const next = await context.newPage();
    await next.goto(`${product.web}/about`);
    await expect.poll(() => workers(next)).toBe(0);
    expect(await upstream.calls(leadCall)).toEqual([]);
  },
);
