import { expect, test } from '../harness/test.ts';

test('Escape closes a menu, or the dialog that it opened, and returns the focus', async ({ page }) => {
  await page.goto('/berlin');
  const button = page.locator('header').getByLabel('Open menu');
  await button.focus();
  await page.keyboard.press('Enter');
  const gigs = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Gigs' });
  await expect(gigs).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(gigs).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(gigs).toBeHidden();
  await expect(button).toBeFocused();

  const account = page.locator('header').getByLabel('Settings and account');
  await account.press('Enter');
  await page.locator('header').getByRole('button', { name: 'Log in' }).press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
});

test('filters can be chosen and applied with the keyboard', async ({ page }) => {
  await page.goto('/berlin');
  const button = page.getByRole('button', { name: 'Filter', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Filters' });
  await expect(modal).toBeVisible();
  await modal.getByLabel('Any type').focus();
  await page.keyboard.press('ArrowDown');
  await expect(modal.getByLabel('Part-time')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/berlin?type=part-time');
  await expect(modal).toBeHidden();
});
