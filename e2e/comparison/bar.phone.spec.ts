import { expect, test } from '../harness/test.ts';

test('a phone shows one bar at a time: the apply button on the offer, then the chosen offers', async ({
  page,
}) => {
  await page.goto('/berlin/swiftbite');
  await page.getByRole('button', { name: 'Compare Swiftbite in Berlin' }).click();
  const bar = page.getByRole('region', { name: 'Gigs to compare' });
  const apply = page.getByRole('link', { name: 'Apply on the Swiftbite site' }).last();
  await expect(apply).toBeInViewport();
  await expect(bar).toBeHidden();
  await page
    .getByRole('region', { name: 'More gigs for you' })
    .getByRole('article')
    .nth(2)
    .scrollIntoViewIfNeeded();
  await expect(apply).not.toBeInViewport();
  const unfold = bar.getByRole('button', { name: 'Chosen gigs' });
  await expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await expect(bar.getByRole('listitem')).toBeHidden();
  await unfold.click();
  await bar.getByRole('button', { name: 'Remove Swiftbite in Berlin' }).click();
  await expect(bar).toHaveCount(0);
});

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 200 } });

  test('no bar is fixed to the screen', async ({ page }) => {
    await page.goto('/berlin/swiftbite');
    await page.getByRole('button', { name: 'Compare Swiftbite in Berlin' }).click();
    await page.goto('/berlin');
    const bar = page.getByRole('region', { name: 'Gigs to compare' });
    await expect(bar).toBeVisible();
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(bar).not.toBeInViewport();
    await page.goto('/berlin/swiftbite');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Apply on the Swiftbite site' }).last()).not.toBeInViewport();
  });
});

test('at 360 pixels the table scrolls and the page does not; the row headers stay', async ({ page }) => {
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
  // Its last row is at its end, to which the page scrolls.
  expect(await region.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
});

test('at 360 pixels two columns fit, and the names of the gigs stay visible when the page scrolls', async ({
  page,
}) => {
  await page.goto('/compare?offers=berlin/swiftbite,berlin/nestkin');
  const region = page.getByRole('region', { name: 'The gigs side by side' });
  expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await region.getByRole('rowheader').last().scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  for (const name of [/Swiftbite/, /Nestkin/])
    await expect(page.getByRole('columnheader', { name })).toBeInViewport();
});
