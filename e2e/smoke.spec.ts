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
