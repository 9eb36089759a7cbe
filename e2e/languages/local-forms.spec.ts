import { isWholeMatrix } from '../../server/test/isWholeMatrix.ts';
import { expect, test } from '../harness/test.ts';

/** How each language formats an amount, a rating, the name of a country and a date. */
const forms = [
  ['de', '15,29 €', '4,1', 'Deutschland', '7. November 2024'],
  ['en', '€15.29', '4.1', 'Germany', '7 November 2024'],
  ['es', '15,29 €', '4,1', 'Alemania', '7 de noviembre de 2024'],
  ['fr', '15,29 €', '4,1', 'Allemagne', '7 novembre 2024'],
  ['it', '15,29 €', '4,1', 'Germania', '7 novembre 2024'],
  ['nl', '€ 15,29', '4,1', 'Duitsland', '7 november 2024'],
  ['pl', '15,29 €', '4,1', 'Niemcy', '7 listopada 2024'],
  ['pt', '15,29 €', '4,1', 'Alemanha', '7 de novembro de 2024'],
  ['sv', '15,29 €', '4,1', 'Tyskland', '7 november 2024'],
  ['tr', '€15,29', '4,1', 'Almanya', '7 Kasım 2024'],
] as const;

/** By default those that differ most, because each takes two pages. */
const tested = forms.filter(
  ([language]) => isWholeMatrix || ['en', 'de', 'nl', 'pl', 'tr'].includes(language),
);

test('amounts, ratings and countries are formatted by language, equally on server and browser', async ({
  page,
}) => {
  test.slow();
  for (const [language, amount, rating, country] of tested) {
    await page.goto(language === 'en' ? '/berlin' : `/${language}/berlin`);
    const text = (await page.locator('main').innerText()).replaceAll(/\s/g, ' ');
    expect.soft(text, language).toContain(amount);
    expect.soft(text, language).toContain(rating);
    expect.soft(text, language).toContain(` · ${country}`);
  }
});

test('dates are formatted by language, equally on server and browser', async ({ page }) => {
  test.slow();
  for (const [language, , , , date] of tested) {
    await page.goto(`${language === 'en' ? '' : `/${language}`}/blog/your-first-gig-job`);
    const time = page.getByRole('main').locator('time').first();
    await expect.soft(time).toHaveText(date);
    await expect.soft(time).toHaveAttribute('datetime', /^2024-11-07T/);
  }
});
