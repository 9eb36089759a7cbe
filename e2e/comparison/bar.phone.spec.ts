import { expect, test } from '../harness/test.ts';

test('on a phone the bar unfolds to the chosen offers, and the way to apply stays above it', async ({
  page,
}) => {
  await page.goto('/berlin/swiftbite');
  await page.getByRole('button', { name: 'Compare Swiftbite in Berlin' }).click();
  const bar = page.getByRole('region', { name: 'Gigs to compare' });
  const unfold = bar.getByRole('button', { name: 'Chosen gigs' });
  await expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await expect(bar.getByRole('listitem')).toBeHidden();
  const apply = page.getByRole('link', { name: 'Apply on the Swiftbite site' }).last();
  const bottom = () => apply.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = () => bar.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => (await bottom()) <= (await top())).toBe(true);
  await unfold.click();
  await bar.getByRole('button', { name: 'Remove Swiftbite in Berlin' }).click();
  await expect(bar).toHaveCount(0);
});

test('at 360 pixels the columns scroll and the page does not; the row heads stay', async ({ page }) => {
  await page.goto('/compare?offers=berlin/swiftbite,berlin/parcelpath,berlin/nestkin,berlin/noodlewheel');
  const region = page.getByRole('region', { name: 'The gigs side by side' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const head = region.getByRole('rowheader', { name: 'Rating' });
  const left = () => head.evaluate((element) => element.getBoundingClientRect().left);
  const before = await left();
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await left()).toBe(before);
});
