import type { Locator, Page } from '@playwright/test';
import { offersIn, regionOf } from '../harness/links.ts';
import { type RestList, type RestOffer, restAnswer } from '../harness/restAnswer.ts';
import { expect, test } from '../harness/test.ts';

/** The offers of Berlin that the services list, as paths. */
const berlinOffers = async (services: string, query: string) => {
  const { items } = await restAnswer<RestList<RestOffer>>(
    services,
    `/job_offers?city_slug=berlin&limit=20&${query}`,
  );
  return { items, paths: items.map(({ partner }) => `/berlin/${partner.slug}`) };
};

const listOf = (page: Page): Locator => regionOf(page, 'Gigs in Berlin');
const marked = (part: Locator): Promise<string[]> => part.locator('[aria-current="true"]').allTextContents();
const markedOn = async (page: Page): Promise<string[]> => marked(page.locator('main'));

test(
  'categories in the query are marked as selected, and only their offers are listed',
  { tag: ['@R2.75'] },
  async ({ page, product }) => {
    const { items, paths } = await berlinOffers(product.services, 'categories=delivery,driving');
    const wanted = new Set(['delivery', 'driving']);
    for (const { categories } of items)
      expect(categories.some(({ orgSlug }) => wanted.has(orgSlug))).toBe(true);
    expect(paths).toHaveLength(20);
    expect(paths).not.toContain('/berlin/nestkin');

    await page.goto('/berlin?categories=delivery,driving');
    expect(await offersIn(listOf(page))).toEqual(paths);
    expect(await markedOn(page)).toEqual([expect.stringMatching(/^Any type \(\d+\)$/)]);
    await page.locator('main summary', { hasText: 'Categories (2)' }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect(page.getByRole('checkbox', { name: 'Delivery (22)' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Driving (11)' })).toBeChecked();
    await page.keyboard.press('Escape');
    const active = page.getByRole('list', { name: 'Active filters' });
    await expect(active.getByRole('link')).toHaveText(['Delivery', 'Driving']);

    await active.getByRole('link', { name: 'Remove filter Delivery' }).click();
    await expect(page).toHaveURL('/berlin?categories=driving');
    const driving = await berlinOffers(product.services, 'categories=driving');
    expect(driving.paths).toHaveLength(11);
    await expect.poll(() => offersIn(listOf(page))).toEqual(driving.paths);
  },
);

test(
  'a type in the query is marked as selected, and only offers of that type are listed',
  { tag: ['@R2.76'] },
  async ({ page, product }) => {
    const { items, paths } = await berlinOffers(product.services, 'type=part-time');
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['part-time']));
    expect(paths).toHaveLength(18);

    await page.goto('/berlin?type=part-time');
    expect(await offersIn(listOf(page))).toEqual(paths);
    expect(await markedOn(page)).toEqual(['Part-time (18)']);

    await page
      .getByRole('navigation', { name: 'Type of work' })
      .getByRole('link', { name: 'Weekend (3)' })
      .click();
    await expect(page).toHaveURL('/berlin?type=weekend');
    await expect
      .poll(() => offersIn(listOf(page)))
      .toEqual(['/berlin/nestkin', '/berlin/mopmarten', '/berlin/nattlopet']);
  },
);

test(
  'categories and type combine, and the pager keeps them',
  { tag: ['@R2.75', '@R2.76'] },
  async ({ page, product }) => {
    const { paths } = await berlinOffers(product.services, 'categories=delivery&type=student');
    await page.goto('/berlin?categories=delivery&type=student');
    expect(await offersIn(listOf(page))).toEqual(paths);
    await page.goto('/berlin?categories=delivery');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/berlin/page-2?categories=delivery');
    await expect.poll(() => offersIn(listOf(page))).toEqual(['/berlin/hammerhare', '/berlin/nattlopet']);
  },
);

test(
  'filters without matching offers show a message, say what each one costs, and can be cleared',
  { tag: ['@R2.75', '@R2.76'] },
  async ({ page, product }) => {
    await page.goto('/berlin?categories=cleaning&type=freelance');
    await expect(
      page.getByText('No gigs in Berlin match these filters. Clear them to see all gigs.'),
    ).toBeVisible();
    const cleaning = await berlinOffers(product.services, 'categories=cleaning');
    const freelance = await berlinOffers(product.services, 'type=freelance');
    await expect(page.getByRole('link', { name: /^Without/ })).toHaveText([
      `Without “Cleaning”: ${freelance.items.length} gigs`,
      `Without “Freelance”: ${cleaning.items.length} gigs`,
    ]);
    await page.getByRole('link', { name: 'Clear filters' }).last().press('Enter');
    await expect(page).toHaveURL('/berlin');
    await expect(listOf(page).getByRole('article')).toHaveCount(20);
    // The link is gone, and the next press of Tab must not begin at the top of the page.
    await expect(page.locator('main')).toBeFocused();
  },
);

test('unknown filter values are ignored', { tag: ['@R2.75', '@R2.76'] }, async ({ serverPage: page }) => {
  await page.goto('/berlin?categories=no-such,%22%3E&type=never&work_language=x&age=7');
  await expect(listOf(page).getByRole('article')).toHaveCount(20);
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
  expect(await markedOn(page)).toEqual([expect.stringMatching(/^Any type \(\d+\)$/)]);
});

test(
  'the category list stays open for a second selection while the list loads',
  { tag: ['@R2.75', '@R5.29'] },
  async ({ page, upstream }) => {
    await page.goto('/berlin');
    await upstream.fault({ path: /\/job_offers\/?$/ }, { kind: 'delay', ms: 500 });
    const filter = page.locator('details').filter({ hasText: 'Categories' });
    await filter.locator('summary').click();
    await page.getByRole('checkbox', { name: 'Delivery (22)' }).check();
    await expect(page).toHaveURL('/berlin?categories=delivery');
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toHaveText([
      'Delivery',
    ]);
    await expect(filter).toHaveAttribute('open');
    // Selects by keyboard, then a second time before the list has updated.
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: 'Driving (11)' }).check();
    await expect(filter).toHaveAttribute('open');
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toHaveCount(3);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await expect(filter).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(filter).not.toHaveAttribute('open');
    await expect(filter.locator('summary')).toBeFocused();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('categories are chosen in a form', { tag: ['@R2.75', '@R5.29'] }, async ({ page }) => {
    await page.goto('/berlin?type=part-time');
    await page.locator('main summary', { hasText: 'Categories' }).click();
    await page.getByRole('checkbox', { name: /^Delivery/ }).check();
    await page.getByRole('checkbox', { name: /^Driving/ }).check();
    await page.getByRole('button', { name: 'Show gigs' }).click();
    await expect(page).toHaveURL('/berlin?type=part-time&categories=delivery&categories=driving');
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toHaveText([
      'Delivery',
      'Driving',
      'Part-time',
    ]);
  });
});
