import type { Page } from '@playwright/test';
import { noticeOf } from '../consent/notice.ts';
import { expect, test } from '../harness/test.ts';

const toggle = (page: Page, partner: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Compare ${partner} in Berlin` })
    .first();
const bar = (page: Page) => page.getByRole('region', { name: 'Gigs to compare' });

const choose = async (page: Page, ...partners: string[]) => {
  for (const partner of partners) {
    await toggle(page, partner).click();
    await expect(toggle(page, partner)).toHaveAttribute('aria-pressed', 'true');
  }
};

test(
  'offers chosen on their cards survive a reload and lead to their comparison',
  { tag: ['@R9.32'] },
  async ({ page }) => {
    await page.goto('/berlin');
    await expect(bar(page)).toHaveCount(0);
    await choose(page, 'Swiftbite');
    await expect(page).toHaveURL('/berlin');
    await expect(bar(page)).toContainText('Choose one more gig to compare.');
    await choose(page, 'Nestkin');
    await page.reload();
    await expect(toggle(page, 'Swiftbite')).toHaveAttribute('aria-pressed', 'true');
    await bar(page).getByRole('link', { name: 'Compare 2 gigs' }).click();
    await expect(page).toHaveURL('/compare?offers=berlin/swiftbite,berlin/nestkin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare gigs');
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await expect(bar(page)).toHaveCount(0);
  },
);

test('an offer can also be chosen on its own page, and a second click deselects it', async ({ page }) => {
  await page.goto('/berlin/swiftbite');
  await choose(page, 'Swiftbite');
  await expect(bar(page)).toContainText('Swiftbite');
  await toggle(page, 'Swiftbite').click();
  await expect(toggle(page, 'Swiftbite')).toHaveAttribute('aria-pressed', 'false');
  await expect(bar(page)).toHaveCount(0);
});

test('a fifth offer is refused with a reason', async ({ page }) => {
  await page.goto('/berlin');
  const buttons = page.getByRole('main').getByRole('button', { name: /^Compare .* in Berlin$/ });
  for (const index of [0, 1, 2, 3]) await buttons.nth(index).click();
  await expect(bar(page).getByRole('link', { name: 'Compare 4 gigs' })).toBeVisible();
  await buttons.nth(4).click();
  await expect(page.getByRole('status')).toContainText([
    'You can compare up to 4 gigs. Remove one to add another.',
  ]);
  await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'false');
  await expect(bar(page).getByRole('listitem')).toHaveCount(4);
});

test(
  'offers are removed one by one or all at once, and removing all can be undone',
  { tag: ['@R3.94'] },
  async ({ page }) => {
    await page.goto('/berlin');
    await choose(page, 'Swiftbite', 'Nestkin');
    await bar(page).getByRole('button', { name: 'Remove Swiftbite in Berlin' }).click();
    await expect(bar(page).getByRole('listitem')).toHaveText(['NestkinBerlin']);
    await expect(bar(page).getByRole('button', { name: 'Remove Nestkin in Berlin' })).toBeFocused();
    await bar(page).getByRole('button', { name: 'Clear all' }).click();
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(bar(page).getByRole('listitem')).toHaveText(['NestkinBerlin']);
  },
);

test(
  'two tabs stay in sync, and invalid stored data count as an empty selection',
  { tag: ['@R9.32'] },
  async ({ page, context }) => {
    await page.goto('/berlin');
    const other = await context.newPage();
    await other.goto('/berlin/nestkin');
    await choose(page, 'Nestkin');
    await expect(toggle(other, 'Nestkin')).toHaveAttribute('aria-pressed', 'true');
    await toggle(other, 'Nestkin').click();
    await expect(bar(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.setItem('comparison', '[{"id":1},"'));
    await page.reload();
    await expect(bar(page)).toHaveCount(0);
    await choose(page, 'Swiftbite');
  },
);

test.describe('a visitor who has not decided on cookies', () => {
  test.use({ isUndecided: true });

  test('finds the bar above the notice, covering nothing at the end of the page', async ({ page }) => {
    await page.goto('/berlin');
    await choose(page, 'Swiftbite');
    const notice = noticeOf(page);
    const height = await notice.evaluate((element) => element.getBoundingClientRect().height);
    const spaceBelow = () =>
      bar(page).evaluate((element) => window.innerHeight - element.getBoundingClientRect().bottom);
    await expect.poll(spaceBelow).toBeCloseTo(height, 0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const end = await page
      .getByRole('contentinfo')
      .evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await bar(page).evaluate((element) => element.getBoundingClientRect().top);
    expect(end).toBeLessThanOrEqual(top + 1);
  });
});
