import { signedInAccount } from '../harness/accounts/account.ts';
import { expect, test } from '../harness/test.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('the tabs are in the menu and not in the header', { tag: ['@R2.134', '@R2.140'] }, async ({ page }) => {
  await page.goto('/berlin');
  const header = page.getByRole('banner');
  await expect(header.getByRole('navigation')).toBeHidden();
  for (const name of ['Gigs', 'Companies', 'My desk'])
    await expect(header.getByText(name, { exact: true }).locator('visible=true')).toHaveCount(0);

  await header.getByLabel('Open menu').click();
  const tabs = header.getByRole('navigation').getByRole('link');
  await expect(tabs).toHaveText(['Gigs', 'Companies', 'My desk']);
  await expect(tabs.nth(0)).toHaveAttribute('href', '/berlin');
  await expect(tabs.nth(1)).toHaveAttribute('href', '/companies');
  await expect(tabs.nth(2)).toHaveAttribute('href', '/my-desk/jobs');
  await tabs.nth(1).click();
  await expect(page).toHaveURL('/companies');
});

test(
  'the menu has the language selector, and it changes the language',
  { tag: ['@R2.142'] },
  async ({ page }) => {
    await page.goto('/cologne');
    const header = page.getByRole('banner');
    await header.getByLabel('Open menu').click();
    const languages = header.locator('a[hreflang]').locator('visible=true');
    await expect(languages).toHaveCount(10);
    await languages.filter({ hasText: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de/koeln');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teilzeit- und Nebenjobs in Köln');
  },
);

for (const label of ['Language: English', 'Settings and account', 'Open menu'])
  test(`the panel that “${label}” opens fits the screen`, { tag: ['@R2.140'] }, async ({ page }) => {
    await page.goto('/berlin');
    const button = page.getByRole('banner').getByLabel(label);
    await button.click();
    const panel = page.getByRole('banner').locator('details[open] > div');
    await expect(panel).toBeVisible();
    const { left, right } = await panel.evaluate((element) => element.getBoundingClientRect());
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(375);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });

test(
  'a signed-in user logs out in the menu',
  { tag: ['@R2.141', '@R4.09'] },
  async ({ page, product, guards }) => {
    guards.allow(/status of 400/, 'the check of the session is refused if it is still under way');
    await signedInAccount(page, product);
    await page.goto('/de/about');
    const header = page.getByRole('banner');
    await header.getByLabel('Menü öffnen').click();
    await header.getByRole('button', { name: 'Ausloggen' }).locator('visible=true').click();
    await expect(page).toHaveURL('/de');
    await header.getByLabel('Menü öffnen').click();
    await expect(header.getByRole('button', { name: 'Ausloggen' })).toHaveCount(0);
  },
);
