import { expect, test } from '../harness/test.ts';

/** How each language writes an amount, a rating and the name of a country. */
const forms = [
  ['de', '15,29 €', '4,1', 'Deutschland'],
  ['en', '€15.29', '4.1', 'Germany'],
  ['es', '15,29 €', '4,1', 'Alemania'],
  ['fr', '15,29 €', '4,1', 'Allemagne'],
  ['it', '15,29 €', '4,1', 'Germania'],
  ['nl', '€ 15,29', '4,1', 'Duitsland'],
  ['pl', '15,29 €', '4,1', 'Niemcy'],
  ['pt', '€ 15,29', '4,1', 'Alemanha'],
  ['sv', '15,29 €', '4,1', 'Tyskland'],
  ['tr', '€15,29', '4,1', 'Almanya'],
] as const;

for (const [language, amount, rating, country] of forms)
  test(`amounts, ratings and countries are written as in ${language}, by server and browser alike`, async ({
    page,
  }) => {
    await page.goto(language === 'en' ? '/berlin' : `/${language}/berlin`);
    const text = (await page.locator('main').innerText()).replaceAll(/\s/g, ' ');
    expect(text).toContain(amount);
    expect(text).toContain(rating);
    expect(text).toContain(` · ${country}`);
  });
