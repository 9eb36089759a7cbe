import { expect, test } from '../harness/test.ts';

test.use({ isFirstVisit: true });

test(
  'a picture that fails to load is reported once as a warning and replaced by a placeholder of its size',
  { tag: ['@R8.25'] },
  async ({ page, guards, reports }) => {
    guards.allow(/status of 404/, 'the picture is broken on purpose');
    await page.route('**/images/**/partners/swiftbite', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/berlin/swiftbite');
    const standIn = page.getByRole('img', { name: 'Logo of Swiftbite' }).first();
    await expect(standIn).toHaveText('S');
    expect(await standIn.boundingBox()).toMatchObject({ width: 50, height: 50 });
    await expect
      .poll(async () =>
        (await reports()).filter(({ report }) => JSON.stringify(report).includes('partners/swiftbite')),
      )
      .toMatchObject([{ report: { level: 'warning', message: 'An image did not load.' } }]);
  },
);

test('pictures that fail leave the title of a city where it is', async ({ page, guards }) => {
  guards.allow(/status of 404/, 'the pictures are broken on purpose');
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/berlin');
  const before = await title.boundingBox();
  await page.route('**/images/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await expect(page.locator('main img')).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(before?.width).toBeGreaterThan(200);
  expect(await title.boundingBox()).toEqual(before);
});

test('the tile at the end of a list shows a picture of 320 by 588', { tag: ['@R9.48'] }, async ({ page }) => {
  await page.goto('/potsdam');
  const picture = page.locator('img[src*="/promo/end-of-list"]');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('width', '320');
  await expect(picture).toHaveAttribute('height', '588');
  await expect(picture).toHaveAttribute('src', /w_320,h_588/);
});

test(
  'after a navigation, pictures below the fold load when they come into view and shift nothing',
  { tag: ['@R9.49'] },
  async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    const pictures = page.getByRole('main').getByRole('article').locator('img');
    await expect(pictures).toHaveCount(12);
    const last = pictures.last();
    await expect(last).toHaveAttribute('src', /^data:/);
    const before = await last.boundingBox();
    expect(before?.height).toBeGreaterThan(100);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveAttribute('src', /\/posts\//);
    const after = await last.boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  },
);
