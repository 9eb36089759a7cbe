import { expect, test } from '../harness/test.ts';

/** A phone and a desktop, and where the first gig starts at the latest. */
const screens = [
  { width: 360, height: 800, firstGig: 420 },
  { width: 1280, height: 900, firstGig: 480 },
];

for (const { width, height, firstGig } of screens)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const path of ['/berlin', '/de/berlin', '/tr/izmir'])
      test(`the first gig of ${path} starts at ${firstGig} px at the latest`, async ({ page }) => {
        await page.goto(path);
        const box = await page.getByRole('main').getByRole('article').first().boundingBox();
        expect(box?.y).toBeLessThanOrEqual(firstGig);
      });
  });

for (const { width, height, firstGig } of screens)
  test(`at ${width} px active filters take one row, and are reached with the keyboard`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(
      '/berlin?categories=delivery,driving&type=part-time&age=18&vehicle=car&cost_up_to=900&rating_from=1&sign_up_within=60',
    );
    const chips = page.getByRole('list', { name: 'Active filters' });
    const links = chips.getByRole('link');
    await expect(links).toHaveCount(8);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const box = await page.getByRole('main').getByRole('article').first().boundingBox();
    expect(box?.y).toBeLessThanOrEqual(firstGig);
    await expect(links.last()).not.toBeInViewport({ ratio: 1 });
    await links.first().focus();
    for (let step = 1; step < 8; step += 1) await page.keyboard.press('Tab');
    await expect(links.last()).toBeFocused();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the page of the city with most gigs is at most 6,000 px high', async ({ page }) => {
    await page.goto('/berlin');
    await expect(page.getByRole('contentinfo').getByText('Cities near Berlin')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6000);
  });

  test('a card shows what a gig pays, costs and takes, in columns, and all of it leads to the gig', async ({
    page,
  }) => {
    await page.goto('/berlin');
    const cards = page.getByRole('region', { name: 'Gigs in Berlin', exact: true }).getByRole('article');
    const [first, second] = [cards.nth(0), cards.nth(1)];
    for (const words of ['an hour', 'to start', 'sign-up']) {
      const [one, other] = await Promise.all(
        [first, second].map((card) => card.getByText(words).boundingBox()),
      );
      expect(one?.x, words).toBe(other?.x);
    }
    await expect(first.getByRole('button')).toHaveCount(2);
    const box = await first.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(140);
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) - 6);
    await expect(page).toHaveURL('/berlin/swiftbite');
  });
});
