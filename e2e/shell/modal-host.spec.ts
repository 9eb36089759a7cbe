import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

/** Marks the element around the open modal, and returns whether it was already marked. */
const markHost = (page: Page): Promise<boolean> =>
  page.getByRole('dialog').evaluate((dialog) => {
    const host = dialog.closest('body > *');
    const before = host?.hasAttribute('data-marked') ?? false;
    host?.setAttribute('data-marked', '');
    return before;
  });

test('modals of two pages use the same element, one at a time', { tag: ['@R1.35'] }, async ({ page }) => {
  await page.goto('/berlin/nestkin');
  await page.getByRole('button', { name: 'Apply now' }).first().click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Apply to Nestkin');
  expect(await markHost(page)).toBe(false);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'Citygigs' }).click();
  await page.getByRole('combobox', { name: 'What or where' }).fill('Qwxyzville');
  await page.getByRole('option', { name: 'Ask us to launch in Qwxyzville' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Thanks for telling us');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await markHost(page)).toBe(true);
});

test('a modal closes when its page is left', { tag: ['@R1.35'] }, async ({ page }) => {
  await page.goto('/berlin');
  await page.getByRole('banner').getByRole('link', { name: 'Citygigs' }).click();
  await page.getByRole('combobox', { name: 'What or where' }).fill('Qwxyzville');
  await page.getByRole('option', { name: 'Ask us to launch in Qwxyzville' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  // Going back once would only close the modal; going back twice leaves the page.
  await page.evaluate(() => window.history.go(-2));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Side jobs in Berlin');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'a visitor can request an unknown city, and a modal confirms it',
  { tag: ['@R2.169'] },
  async ({ page, upstream }) => {
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'What or where' });
    await field.fill('Qwxyzville');
    await expect(page.getByRole('option', { name: 'Ask us to launch in Qwxyzville' })).toBeVisible();
    await field.press('ArrowDown');
    await field.press('Enter');

    const modal = page.getByRole('dialog', { name: 'Thanks for telling us' });
    await expect(modal).toContainText('we’ve added your request for Qwxyzville.');
    const calls = await upstream.calls({ method: 'POST', path: /\/cities\/proposition\/?$/ });
    expect(calls.map(({ status, body }) => ({ status, body }))).toEqual([
      {
        status: 201,
        body: { proposition: 'Qwxyzville', session_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      },
    ]);

    await modal.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field).toBeFocused();
  },
);
