import { offersIn, regionOf } from '../harness/links.ts';
import { expect, test } from '../harness/test.ts';

test.use({ viewport: { width: 375, height: 812 } });

test(
  'the filter button opens filtersModal, and applying it changes the query',
  { tag: ['@R2.164'] },
  async ({ page }) => {
    await page.goto('/berlin');
    await expect(page.getByRole('navigation', { name: 'Type of work' })).toBeHidden();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const modal = page.getByRole('dialog', { name: 'Filters' });
    await modal.getByLabel('Weekend').check();
    // Counted for the chosen type.
    await modal.getByLabel('Cleaning (1)').check();
    await expect(page).toHaveURL('/berlin');
    await modal.getByRole('button', { name: 'Show 1 gig' }).click();
    await expect(page).toHaveURL('/berlin?categories=cleaning&type=weekend');
    await expect(modal).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filter (2)' })).toBeVisible();
    await expect.poll(() => offersIn(regionOf(page, 'Gigs in Berlin'))).toEqual(['/berlin/mopmarten']);
  },
);

test(
  'filtersModal starts with the active filters; closing it changes nothing, and it opens with what was chosen',
  { tag: ['@R2.164'] },
  async ({ page }) => {
    await page.goto('/berlin?categories=delivery&type=student');
    await page.getByRole('button', { name: 'Filter (2)' }).click();
    const modal = page.getByRole('dialog', { name: 'Filters' });
    await expect(modal.getByLabel(/^Delivery \(\d\)$/)).toBeChecked();
    await expect(modal.getByLabel('Student job')).toBeChecked();
    await modal.getByRole('button', { name: 'Clear filters' }).click();
    await expect(modal.getByLabel('Any type')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL('/berlin?categories=delivery&type=student');
    await page.getByRole('button', { name: 'Filter (2)' }).click();
    await expect(modal.getByLabel('Any type')).toBeChecked();
  },
);

test('filtersModal on a category page offers no other categories', { tag: ['@R2.164'] }, async ({ page }) => {
  await page.goto('/berlin/delivery-c');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const modal = page.getByRole('dialog', { name: 'Filters' });
  await expect(modal.getByRole('group', { name: 'Type of work' }).getByRole('radio')).toHaveCount(6);
  await expect(modal.getByRole('group', { name: 'Vehicle you need' })).toBeVisible();
  await expect(modal.getByRole('group', { name: 'Categories' })).toHaveCount(0);
  await modal.getByLabel('Weekend').check();
  // Once it is known how many there are, the button says so.
  await modal.getByRole('button', { name: /^Show (?:\d+ )?gigs?$/ }).click();
  await expect(page).toHaveURL('/berlin/delivery-c?type=weekend');
});

test('filtersModal on a low screen scrolls between its heading and its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/berlin?type=weekend');
  await page.getByRole('button', { name: 'Filter (1)' }).click();
  const modal = page.getByRole('dialog', { name: 'Filters' });
  await expect(modal.getByRole('button', { name: 'Show 3 gigs' })).toBeInViewport({ ratio: 1 });
  const last = modal.getByRole('checkbox').last();
  await last.focus();
  await expect(modal.getByRole('button', { name: 'Clear filters' })).toBeInViewport({ ratio: 1 });
  // Nothing lies above what has the focus.
  const isUncovered = () =>
    last.evaluate((input) => {
      const { top, bottom, left } = input.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 20, y) === input);
    });
  await expect.poll(isUncovered).toBe(true);
});
