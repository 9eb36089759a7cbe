import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const fields = (page: Page) => page.locator('#net-earnings');

test('another vehicle and another country bring their own values, and keep the hours', async ({ page }) => {
  await page.goto('/calculator?country=de');
  await expect(fields(page).getByLabel('Tax (%)')).toHaveValue('34.1');
  await expect(fields(page).getByLabel('Vehicle per hour (EUR)')).toHaveValue('0');
  await fields(page).getByLabel('Hours a week').fill('10');
  await fields(page).getByLabel('Vehicle you need').selectOption('Car');
  await expect(fields(page).getByLabel('Vehicle per hour (EUR)')).toHaveValue('4.50');
  await expect(fields(page).getByLabel('Hours a week')).toHaveValue('10');
  await fields(page).getByLabel('Country').selectOption('Poland');
  await expect(page).toHaveURL(/[?&]country=pl&by=car&/);
  await expect(fields(page).getByLabel('Pay per hour (PLN)')).toBeVisible();
  await expect(fields(page).getByLabel('Tax (%)')).not.toHaveValue('34.1');
  await expect(fields(page).getByLabel('Hours a week')).toHaveValue('10');
  await expect(fields(page)).toContainText(/Poland: PLN\s[\d.]+ an hour on average/);
});

test('what is left of an hour stands first, and follows what is typed', async ({ page }) => {
  await page.goto('/calculator?country=de');
  const answer = fields(page).locator('dl').first();
  await expect(answer).toHaveText(/^You keep per hour€\d/);
  await fields(page).getByLabel('Pay per hour (EUR)').fill('20');
  await fields(page).getByLabel('Tax (%)').fill('25');
  await expect(answer).toHaveText('You keep per hour€15.00');
  await expect(page).toHaveURL('/calculator?country=de');
});

test('without script the button applies a country, and a link of the table opens one', async ({
  serverPage: page,
}) => {
  await page.goto('/calculator');
  await fields(page).getByLabel('Country').selectOption('France');
  await fields(page).getByRole('button', { name: 'Calculate' }).click();
  await expect(fields(page).getByLabel('Pay per hour (EUR)')).not.toHaveValue('');
  await expect(fields(page)).toContainText('France: ');
  const row = page.getByRole('row', { name: /^Poland / });
  await expect(row.getByRole('cell').last()).toHaveText(/^PLN\s\d/);
  await row.getByRole('link', { name: 'Poland' }).click();
  await expect(page).toHaveURL('/calculator?country=pl');
  await expect(fields(page)).toContainText('Poland: ');
});

test('a country whose tax is not known begins with nothing deducted', async ({ serverPage: page }) => {
  await page.goto('/calculator?country=br&by=car');
  await expect(fields(page).getByLabel('Tax (%)')).toHaveValue('0');
  await expect(fields(page)).not.toContainText('Sources');
  await expect(
    page
      .getByRole('row', { name: /^Brazil / })
      .getByRole('cell')
      .last(),
  ).toHaveText('–');
});
