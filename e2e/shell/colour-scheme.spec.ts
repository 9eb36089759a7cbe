import { expect, test } from '../harness/test.ts';

const background = 'body';

test(
  'every page hydrates in the dark scheme that was chosen before',
  { tag: '@long' },
  async ({ page, reports }) => {
    test.slow();
    await page.addInitScript(() => localStorage.setItem('mantine-color-scheme-value', 'dark'));
    for (const path of ['/', '/berlin', '/berlin/delivery-c', '/berlin/swiftbite', '/about']) {
      await page.goto(path);
      await expect.soft(page.locator('html'), path).toHaveAttribute('data-mantine-color-scheme', 'dark');
      const [red = 255] = await page
        .locator(background)
        .evaluate((body) => (getComputedStyle(body).backgroundColor.match(/\d+/g) ?? []).map(Number));
      expect.soft(red, path).toBeLessThan(60);
      await page.getByRole('banner').getByLabel('Settings and account').click();
      await expect.soft(page.getByRole('radio', { name: 'Dark' }), path).toBeChecked();
      await page.waitForLoadState('networkidle');
      expect.soft(await reports(), path).toEqual([]);
    }
  },
);

test('a chosen scheme persists', async ({ page }) => {
  await page.goto('/berlin');
  await page.getByRole('banner').getByLabel('Settings and account').click();
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test.describe('on a dark device', () => {
  test.use({ colorScheme: 'dark' });

  test('the site is dark by default, and light once the visitor chooses it', async ({ page }) => {
    await page.goto('/berlin');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.getByRole('banner').getByLabel('Settings and account').click();
    await page.getByText('Light', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  });
});
