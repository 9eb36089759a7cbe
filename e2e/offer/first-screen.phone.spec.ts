import { expect, test } from '../harness/test.ts';

for (const path of ['/berlin/swiftbite', '/de/berlin/swiftbite', '/tr/berlin/swiftbite'])
  test(`${path} answers the five questions in the first screen, above the apply button`, async ({ page }) => {
    await page.goto(path);
    const facts = page.getByRole('main').getByRole('complementary').locator('dl > div');
    await expect(facts).toHaveCount(5);
    const apply = await page.locator('main a[href*="/redirect/berlin/swiftbite"]').last().boundingBox();
    expect(apply?.y).toBeLessThan(800);
    for (const fact of await facts.all()) {
      const box = await fact.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(apply?.y ?? 0);
    }
  });

test('the largest offer is at most 6,500 px high, and nothing of it is wider than the screen', async ({
  page,
}) => {
  await page.goto('/berlin/swiftbite');
  await page.waitForLoadState('networkidle');
  const size = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    document.documentElement.scrollWidth - document.documentElement.clientWidth,
  ]);
  expect(size[0]).toBeLessThanOrEqual(6500);
  expect(size[1]).toBeLessThanOrEqual(0);
});

test('the link to the requirements unfolds them', async ({ page }) => {
  await page.goto('/berlin/swiftbite');
  await expect(page.getByRole('region', { name: 'Equipment' })).toHaveCount(0);
  await page.getByRole('link', { name: 'All requirements' }).click();
  await expect(page.getByRole('region', { name: 'Equipment' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you need' })).toBeInViewport();
});
