import type { Page } from '@playwright/test';
import { askForLittleData } from '../harness/pages/saveData.ts';
import { expect, test } from '../harness/test.ts';

test.use({ isPreloading: true });

const offer = '/berlin/glowclean';
/** In milliseconds, longer than a link must be pointed at before its data are requested. */
const untilPreloaded = 400;
const linkTo = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first();

/** Opens a page, and counts the requests for data once it requests nothing more. */
const openQuietly = async (page: Page, path: string) => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const requests = { data: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') requests.data += 1;
  });
  return requests;
};

const expectOffer = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(offer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('House cleaner');
  await page.waitForLoadState('networkidle');
};

test('a page whose link was not pointed at takes one request for its data', async ({ page }) => {
  const requests = await openQuietly(page, '/berlin');
  await linkTo(page, offer).dispatchEvent('click');
  await expectOffer(page);
  expect(requests.data).toBe(1);
});

for (const [way, notice] of [
  ['pointed at', 'hover'],
  ['focused', 'focus'],
] as const) {
  test(`a page whose link was ${way} before opens without a request`, async ({ page }) => {
    const requests = await openQuietly(page, '/berlin');
    const answered = page.waitForResponse(/\/graphql/);
    await linkTo(page, offer)[notice]();
    await (await answered).finished();
    await page.waitForLoadState('networkidle');
    expect(requests.data).toBe(1);
    await linkTo(page, offer).dispatchEvent('click');
    await expectOffer(page);
    expect(requests.data).toBe(1);
  });
}

test('a page that is opened while its data are preloaded waits for them', async ({ page, upstream }) => {
  const requests = await openQuietly(page, '/berlin');
  await upstream.fault({ path: /./ }, { kind: 'delay', ms: 1000 });
  const asked = page.waitForRequest(/\/graphql/);
  await linkTo(page, offer).hover();
  await asked;
  await linkTo(page, offer).dispatchEvent('click');
  await expectOffer(page);
  expect(requests.data).toBe(1);
});

test('a preload that fails shows nothing, and the page loads its data when it is opened', async ({
  page,
  upstream,
}) => {
  const requests = await openQuietly(page, '/berlin');
  await upstream.fault({ path: /\/job-offer$/ }, { kind: 'status', status: 500 }, 1);
  const answered = page.waitForResponse(/\/graphql/);
  await linkTo(page, offer).hover();
  await (await answered).finished();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.mouse.move(0, 0);
  await linkTo(page, offer).hover();
  await page.waitForLoadState('networkidle');
  expect(requests.data).toBe(1);
  await linkTo(page, offer).dispatchEvent('click');
  await expectOffer(page);
  expect(requests.data).toBe(2);
});

test('nothing is preloaded for links that are passed, for private pages and for visitors who save data', async ({
  page,
}) => {
  const requests = await openQuietly(page, '/berlin');
  const code = page.waitForResponse(/\/assets\/.*\.js/);
  await page.getByRole('banner').getByRole('link', { name: 'My desk' }).first().focus();
  await (await code).finished();
  await page.waitForTimeout(untilPreloaded);
  // This also loads the code of all these pages, so that the last one need not wait for its code.
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('main a'))
      for (const type of ['pointerover', 'pointerout'])
        link.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  });
  await page.waitForTimeout(untilPreloaded);
  await page.evaluate(askForLittleData);
  await linkTo(page, '/berlin/delivery-c').hover();
  await page.waitForTimeout(untilPreloaded);
  expect(requests.data).toBe(0);
});
