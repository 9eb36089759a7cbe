import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const map = (page: Page) => page.getByRole('group', { name: 'Map of these cities' });
const rows = (page: Page) => page.getByRole('region', { name: 'Nearest cities' }).getByRole('listitem');

test('a press on a button shows the cities around the visitor, on a map and as a list', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 50.9383, longitude: 6.9599 });
  await page.goto('/near-me');
  await expect(page.getByRole('heading', { name: 'Largest cities: United Kingdom' })).toBeVisible();
  await expect(map(page).getByRole('link', { name: /^London/ })).toBeVisible();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page).toHaveURL('/near-me?lat=50.94&lng=6.96');
  const first = page.getByRole('region', { name: 'Nearest cities' }).locator('ol').getByRole('link').first();
  await expect(first).toContainText('Cologne');
  await expect(first).toContainText('€');
  await expect(first).toContainText('gigs · 1 km');
  await expect(rows(page).filter({ hasText: 'Bonn' }).first()).toBeVisible();
  for (const name of ['Cologne', 'Bonn', 'Düsseldorf'])
    await expect(map(page).getByText(name)).toHaveCSS('clip-path', 'none');
  await expect(page.getByRole('region', { name: 'Gigs in Cologne' }).getByRole('link')).toHaveCount(6);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await context.clearPermissions();
});

test('a visitor who refuses reads what to do', async ({ page }) => {
  await page.goto('/near-me');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByRole('alert')).toContainText('or search for your city');
  await page.getByRole('link', { name: 'Or search for a city' }).click();
  await expect(page).toHaveURL('/search');
});

test('the map and its list work without script, and by keyboard', async ({ serverPage: page }) => {
  await page.goto('/near-me?country=de');
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeHidden();
  const shapes = await page.request.get((await map(page).locator('use').getAttribute('href')) ?? '');
  expect(shapes.headers()['content-type']).toBe('image/svg+xml; charset=utf-8');
  const berlin = map(page).getByRole('link', { name: /^Berlin \d+ gigs$/ });
  await page.mouse.move(0, 0);
  const hidden = map(page).locator('[data-hidden]').first();
  await page.getByRole('link', { name: 'Or search for a city' }).focus();
  await page.keyboard.press('Tab');
  await expect(berlin).toBeFocused();
  await expect(hidden).toHaveCSS('clip-path', 'inset(50%)');
  await hidden.locator('..').focus();
  await expect(hidden).toHaveCSS('clip-path', 'none');
  await berlin.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/berlin');
});
