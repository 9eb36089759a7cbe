import { expect, test } from '../harness/test.ts';
import { tabTo } from './tabTo.ts';

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/berlin');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('a visitor searches and applies with the keyboard alone', async ({ page, leads }) => {
  await page.goto('/');
  const search = page.getByRole('combobox', { name: 'What or where' });
  await tabTo(page, search);
  await page.keyboard.insertText('Berl');
  await expect(page.getByRole('option').first()).toContainText('Berlin');
  await page.keyboard.press('ArrowDown');
  const active = await search.getAttribute('aria-activedescendant');
  expect(await page.getByRole('option', { selected: true }).getAttribute('id')).toBe(active);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(search).toHaveValue('Berl');
  await page.keyboard.press('ArrowDown');
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('option', { selected: true })).toContainText('Berlin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/berlin');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, page.getByRole('article').nth(1).getByRole('heading').getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/berlin/nestkin');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Apply now' }).first());
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog');
  await expect(modal.locator(':focus')).toBeVisible();
  await tabTo(page, modal.getByLabel('First name'));
  await page.keyboard.type('Ada');
  await tabTo(page, modal.getByLabel('Last name'));
  await page.keyboard.type('Byron');
  await tabTo(page, modal.getByLabel('Email'));
  await page.keyboard.type('ada@example.com');
  await tabTo(page, modal.getByLabel('Phone'));
  await page.keyboard.type('+49 30 123456');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/direct\/[0-9a-f-]{36}$/);
  await expect.poll(async () => (await leads()).map(({ email }) => email)).toEqual(['ada@example.com']);
});

test('a modal traps the focus while it is open and returns it when it closes', async ({ page }) => {
  await page.goto('/berlin/nestkin');
  const button = page.getByRole('button', { name: 'Apply now' }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog');
  await expect(modal).toBeVisible();
  const isInside = () => modal.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(isInside).toBe(true);
  for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(12).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(button).toBeFocused();
});

test('Escape closes the language list and returns the focus', async ({ page }) => {
  await page.goto('/about');
  const button = page.locator('header summary:visible').first();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const list = page.locator('header').getByRole('link', { name: 'Deutsch' });
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
});
