import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { heart, titles } from './savedList.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('a guest saves gigs on cards and on their page, finds them again, and takes a removal back', async ({
  page,
  upstream,
}) => {
  await page.goto('/my-desk/saved');
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/vienna');
  await heart(page, 'Swiftbite').click();
  await expect(heart(page, 'Swiftbite')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/vienna');
  await page.goto('/vienna/nestkin');
  await heart(page, 'Nestkin').click();
  await upstream.clear();
  await messages(page).getByRole('link', { name: 'See your saved gigs' }).click();
  await expect(page).toHaveURL('/my-desk/saved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved');
  await expect(titles(page)).toHaveCount(2);
  await expect(heart(page, 'Nestkin')).toHaveAttribute('aria-pressed', 'true');
  expect(await upstream.calls({ method: 'GET', path: /\/job-offer$/ })).toHaveLength(2);

  const [latest] = await titles(page).allTextContents();
  await heart(page, 'Nestkin').click();
  await expect(titles(page)).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page)).toHaveCount(2);
  await expect(titles(page).first()).toHaveText(latest ?? '');

  await page.reload();
  await expect(titles(page)).toHaveCount(2);
  await page.getByRole('banner').getByLabel('Settings and account').click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Saved', exact: true })).toHaveAttribute(
    'href',
    '/my-desk/saved',
  );
});
