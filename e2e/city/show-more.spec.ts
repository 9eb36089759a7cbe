import { offersIn, regionOf } from '../harness/links.ts';
import { expect, test } from '../harness/test.ts';

const isListCall = /\/job_offers\/?$/;

test(
  'every page of a list is requested with the campaign of the visit',
  { tag: ['@R7.71'] },
  async ({ page, upstream }) => {
    const campaigns = async () =>
      (await upstream.calls({ path: isListCall })).map(({ query }) => query['utm_source']);
    await page.goto('/berlin?utm_source=Spring');
    await page.waitForLoadState('networkidle');
    expect(new Set(await campaigns())).toContain('Spring');
    await upstream.clear();
    const list = regionOf(page, 'Gigs in Berlin');
    await list.getByRole('link', { name: /^Show \d+ more gigs?$/ }).click();
    await expect.poll(async () => (await offersIn(list)).length).toBeGreaterThan(20);
    await expect.poll(campaigns).toEqual(['Spring']);
    await upstream.clear();
    await list.getByRole('link', { name: /^Weekend/ }).click();
    await expect(page).toHaveURL('/berlin?type=weekend');
    await expect.poll(campaigns).toEqual(['Spring']);

    await upstream.clear();
    await page.goto('/berlin');
    for (const campaign of await campaigns()) expect(campaign).toBeUndefined();
  },
);

test('more gigs are appended to the list, the first of them is focused, and Back restores them', async ({
  page,
  upstream,
}) => {
  await page.goto('/berlin');
  const list = regionOf(page, 'Gigs in Berlin');
  const before = await offersIn(list);
  expect(before).toHaveLength(20);
  const more = list.getByRole('link', { name: /^Show \d+ more gigs?$/ });
  await expect(more).toHaveAttribute('href', '/berlin/page-2');
  await upstream.clear();
  await more.click();
  await expect.poll(async () => (await offersIn(list)).length).toBeGreaterThan(20);
  await expect(page).toHaveURL('/berlin');
  await expect(more).toHaveCount(0);
  const all = await offersIn(list);
  expect(all.slice(0, 20)).toEqual(before);
  await expect(list.locator(`a[href="${all[20]}"]`).first()).toBeFocused();
  expect(await upstream.calls({ path: isListCall })).toHaveLength(1);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(all[20] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await upstream.clear();
  await page.goBack();
  await expect.poll(() => offersIn(list)).toEqual(all);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  expect(await upstream.calls({ path: isListCall })).toEqual([]);
  await page.reload();
  await expect.poll(() => offersIn(list)).toEqual(all);
});

test('a visitor who returns from another site, or reloads, is where they were in the lengthened list', async ({
  page,
  product,
}) => {
  await page.goto('/berlin');
  const list = regionOf(page, 'Gigs in Berlin');
  await list.getByRole('link', { name: /^Show \d+ more gigs?$/ }).click();
  await expect.poll(async () => (await offersIn(list)).length).toBeGreaterThan(20);
  const all = await offersIn(list);
  const card = list.locator(`a[href="${all[30]}"]`).first();
  await card.scrollIntoViewIfNeeded();
  const at = () => card.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const before = (await at()) - 137;
  await page.mouse.wheel(0, 137);
  await expect.poll(at).toBe(before);
  await page.reload();
  await expect.poll(() => offersIn(list)).toEqual(all);
  await expect.poll(async () => Math.abs((await at()) - before)).toBeLessThan(3);
  await page.goto(`${product.services}/partner-site/swiftbite?city=berlin`, {
    waitUntil: 'domcontentloaded',
  });
  await page.goBack();
  await expect.poll(() => offersIn(list)).toEqual(all);
  await expect.poll(async () => Math.abs((await at()) - before)).toBeLessThan(3);
});

test('loading more gigs keeps filters and sorting; if it fails, the list stays and can be asked again', async ({
  page,
  upstream,
}) => {
  await page.goto('/berlin?categories=delivery&sort=cost');
  const list = regionOf(page, 'Gigs in Berlin');
  const before = await offersIn(list);
  await upstream.fault({ path: isListCall }, { kind: 'status', status: 500 }, 1);
  const more = list.getByRole('link', { name: 'Show 2 more gigs' });
  await more.click();
  await expect(list.getByRole('alert')).toHaveText('This part didn’t load.');
  expect(await offersIn(list)).toEqual(before);
  await list.getByRole('link', { name: 'Try again' }).click();
  await expect.poll(async () => (await offersIn(list)).length).toBe(22);
  await expect(list.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL('/berlin?categories=delivery&sort=cost');
  await page.goto('/berlin/page-2?categories=delivery&sort=cost');
  const all = await offersIn(list);
  expect(all).toHaveLength(2);
});

test('sorting changes the order and the address, but not the canonical URL', async ({ page, upstream }) => {
  await page.goto('/berlin');
  const list = regionOf(page, 'Gigs in Berlin');
  const before = await offersIn(list);
  await list.locator('summary', { hasText: 'Sort by' }).click();
  await upstream.fault({ path: isListCall }, { kind: 'delay', ms: 1500 }, 1);
  await list.getByRole('radio', { name: 'Highest pay' }).click();
  // At once: the label of the choice, and that the list is being replaced.
  await expect(list.locator('summary', { hasText: 'Sort by' })).toContainText('Highest pay');
  await expect(list.locator('[aria-busy="true"]')).toHaveCount(1);
  expect(await offersIn(list)).toEqual(before);
  await expect(page).toHaveURL('/berlin?sort=earning');
  await expect.poll(() => offersIn(list)).not.toEqual(before);
  await expect(list.getByText('How we sort: by what people report first')).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/berlin$/);
});

test('a sorted list is in the order of the figure that its cards mark, and those with few answers come after a line', async ({
  page,
}) => {
  const figuresOf = async (sort: string) => {
    await page.goto(`/berlin?sort=${sort}`);
    const list = regionOf(page, 'Gigs in Berlin');
    const line = list.getByText('Not ranked: fewer than 5 answers');
    await expect(line, sort).toHaveCount(1);
    const ranked = await line.evaluate((words) => {
      const item = words.closest('li');
      const items = [...(item?.parentElement?.children ?? [])];
      return items
        .slice(
          0,
          items.findIndex((each) => each === item),
        )
        .flatMap((each) => each.querySelector('[data-sorted] dd')?.textContent ?? []);
    });
    expect(ranked.length, sort).toBeGreaterThan(2);
    return ranked.map((text) => Number(/[\d.]+/.exec(text)?.[0]));
  };
  const ascending = (one: number, other: number) => one - other;
  const costs = await figuresOf('cost');
  expect(costs).toEqual(costs.toSorted(ascending));
  const days = await figuresOf('sign-up');
  expect(days).toEqual(days.toSorted(ascending));
  const pay = await figuresOf('earning');
  expect(pay).toEqual(pay.toSorted(ascending).toReversed());
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is sorted with a form and continues with a link', async ({ page }) => {
    await page.goto('/berlin?type=part-time');
    await page.locator('main summary', { hasText: 'Sort by' }).click();
    await page.getByRole('radio', { name: 'Best rated' }).check();
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL('/berlin?sort=rating&type=part-time');
    await page.goto('/berlin');
    await page.getByRole('link', { name: /^Show \d+ more gigs?$/ }).click();
    await expect(page).toHaveURL('/berlin/page-2');
  });
});
