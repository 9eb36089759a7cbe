import { expect, test } from './harness/test.ts';

const languages = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv', 'tr'];

test.describe('R2.07 the home page', () => {
  for (const language of languages) {
    test(`opens in ${language}`, async ({ page }) => {
      const answer = await page.goto(language === 'en' ? '/' : `/${language}`);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

for (const path of [
  '/berlin',
  '/berlin/delivery-c',
  '/berlin/swiftbite',
  '/redirect/berlin/parcelpath',
  '/about',
]) {
  test(`${path} comes to life without a warning and without asking for what came with it`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/graphql') asked.push(request.postData() ?? request.url());
    });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
}
