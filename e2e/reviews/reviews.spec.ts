import { expect, test } from '../harness/test.ts';

for (const [where, path, region] of [
  ['a city', '/berlin', 'Latest reviews'],
  ['an offer', '/berlin/swiftbite', 'Reviews'],
] as const) {
  test(`R2.171 a review of ${where} opens in full and gives the focus back`, async ({ page }) => {
    await page.goto(path);
    const review = page.getByRole('region', { name: region, exact: true }).getByRole('article').first();
    const text = await review.locator('p[lang]').textContent();
    const author = await review.locator('header p').first().textContent();
    const stars = await review.getByText(/ out of 5 stars$/).textContent();
    const button = review.getByRole('button', { name: 'Read all' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Review' });
    await expect(dialog).toContainText(text ?? 'no text');
    await expect(dialog).toContainText(author ?? 'no author');
    await expect(dialog).toContainText(stars ?? 'no stars');
    await expect(dialog).toContainText('Berlin, Germany');
    await expect(dialog.getByRole('link', { name: / in Berlin$/ })).toHaveAttribute(
      'href',
      /^\/berlin\/[a-z0-9-]+$/,
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

test('R2.171 the link of a review leads to its offer and closes the review', async ({ page }) => {
  await page.goto('/berlin');
  await page
    .getByRole('region', { name: 'Latest reviews' })
    .getByRole('button', { name: 'Read all' })
    .first()
    .click();
  const link = page.getByRole('dialog').getByRole('link', { name: / in Berlin$/ });
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(target ?? 'no link');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('R2.167 the rating of an offer tile lists the reviews of that offer, more of them when asked', async ({
  page,
  upstream,
}) => {
  await page.goto('/berlin');
  await upstream.clear();
  const tile = page
    .getByRole('article')
    .filter({ has: page.locator('a[href="/berlin/swiftbite"]') })
    .first();
  const rating = tile.getByRole('link', { name: / out of 5 stars .* reviews?$/ });
  await rating.click();
  const dialog = page.getByRole('dialog', { name: 'Reviews of Swiftbite in Berlin' });
  await expect(dialog.getByRole('article')).toHaveCount(5);
  const asked = await upstream.calls({ method: 'GET', path: /\/reviews\/latest$/ });
  expect(asked.map(({ query }) => [query['job_offer_id'], query['limit']])).toEqual([['1', '5']]);
  await dialog.getByRole('button', { name: 'Show more' }).click();
  await expect(dialog.getByRole('article')).toHaveCount(6);
  await expect(dialog.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await expect(page).toHaveURL('/berlin');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rating).toBeFocused();
});

test('reviews of a tile that do not load can be asked for again', async ({ page, upstream }) => {
  await page.goto('/berlin');
  await upstream.fault({ method: 'GET', path: /\/reviews\/latest$/ }, { kind: 'status', status: 500 }, 1);
  await page.locator('a[href="/berlin/swiftbite#reviews"]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The reviews did not load.');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('article')).toHaveCount(5);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the rating of a tile leads to the reviews of the offer, and texts are whole', async ({ page }) => {
    await page.goto('/berlin');
    await expect(page.getByRole('button', { name: 'Read all' })).toHaveCount(0);
    await page.locator('a[href="/berlin/swiftbite#reviews"]').first().click();
    await expect(page).toHaveURL('/berlin/swiftbite#reviews');
    await expect(page.getByRole('region', { name: 'Reviews', exact: true })).toBeInViewport();
  });
});
