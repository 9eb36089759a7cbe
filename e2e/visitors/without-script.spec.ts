import { expect, test } from '../harness/test.ts';

test.use({ javaScriptEnabled: false });

test('without script the search on home opens the city', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'What or where' }).fill('Berlin');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/berlin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Side jobs in Berlin');
});

test('without script an ambiguous search lists the matching cities', async ({ page }) => {
  await page.goto('/de');
  await page.getByRole('combobox', { name: 'Was oder wo' }).fill('Ber');
  await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
  await expect(page).toHaveURL('/de/search?q=Ber');
  await page
    .getByRole('region', { name: 'Städte' })
    .getByRole('link', { name: /^Berlin/ })
    .first()
    .click();
  await expect(page).toHaveURL('/de/berlin');
});

test('without script a search without matches shows a message', async ({ page }) => {
  await page.goto('/search?q=Qwxyzville');
  await expect(page.getByText('We found nothing for “Qwxyzville”.')).toBeVisible();
});

test('without script a city shows its offers, page by page, and its filters', async ({ page }) => {
  await page.goto('/berlin');
  const offer = page.getByRole('main').locator('a[href="/berlin/swiftbite"]').first();
  await expect(offer).toBeVisible();
  await page
    .getByRole('link', { name: /^Weekend \(/ })
    .first()
    .click();
  await expect(page).toHaveURL('/berlin?type=weekend');
  await page.goto('/berlin');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/berlin/page-2');
  await expect(page).toHaveTitle('Side jobs in Berlin – Page 2 | Citygigs');
});

test('without script an offer shows its texts, figures and links', async ({ page }) => {
  await page.goto('/berlin/swiftbite');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bike courier');
  for (const name of ['What you do', 'How to start', 'Earnings', 'Cost to start'])
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Apply on the Swiftbite site' }).first().click();
  await expect(page).toHaveURL(/\/redirect\/berlin\/swiftbite\?cd=/);
});

test('without script the redirect page has a link to the offer’s own address', async ({
  page,
  product,
  leads,
}) => {
  await page.goto('/redirect/berlin/swiftbite');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taking you to Swiftbite');
  const link = page.getByRole('link', { name: 'Go to Swiftbite now' });
  await expect(link).toHaveAttribute('href', `${product.services}/partner-site/swiftbite?city=berlin`);
  await link.click();
  await expect(page).toHaveURL(`${product.services}/partner-site/swiftbite?city=berlin`);
  expect(await leads()).toEqual([]);
});

test('without script the footer has nothing that waits for a script', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Blog' })).toBeVisible();
  await expect(footer.getByText('Cities near you')).toBeHidden();
  await expect(footer.getByRole('button')).toHaveCount(0);
});

test('without script all languages can be reached', async ({ page }) => {
  await page.goto('/cologne');
  await page.getByLabel('Language: English').click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).locator('visible=true').click();
  await expect(page).toHaveURL('/de/koeln');
});

test.describe('of a visitor who has not chosen about cookies', () => {
  test.use({ isUndecided: true });

  test('without script no cookie notice is shown, whose buttons would do nothing', async ({ page }) => {
    await page.goto('/berlin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-notice]')).toBeHidden();
  });
});
