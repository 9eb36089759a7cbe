import { openFolds } from '../harness/pages/openFolds.ts';
import { expect, test } from '../harness/test.ts';

/** A screen on which reviews are truncated. */
const narrow = { width: 360, height: 800 };

for (const [where, path, region] of [
  ['a company', '/company/swiftbite/germany', 'Reviews of Swiftbite: Germany'],
  ['an offer', '/berlin/swiftbite', 'Reviews'],
] as const) {
  test(
    `a review of ${where} opens in full, and closing it returns the focus`,
    { tag: ['@R2.171'] },
    async ({ page }) => {
      await page.setViewportSize(narrow);
      await page.goto(path);
      await openFolds(page);
      const review = page
        .getByRole('region', { name: region, exact: true })
        .getByRole('article')
        .filter({ has: page.getByRole('button', { name: 'Read full review' }) })
        .first();
      const text = await review.locator('p[lang]').textContent();
      const author = await review.locator('header p').first().textContent();
      const stars = await review.getByText(/ out of 5 stars$/).textContent();
      const button = review.getByRole('button', { name: 'Read full review' });
      await button.click();
      const dialog = page.getByRole('dialog', { name: 'Review' });
      await expect(dialog).toContainText(text ?? 'no text');
      await expect(dialog).toContainText(author ?? 'no author');
      await expect(dialog).toContainText(stars ?? 'no stars');
      await expect(dialog).toContainText(/, Germany/);
      await expect(dialog.getByRole('link', { name: /^Swiftbite in / })).toHaveAttribute(
        'href',
        /^\/[a-z0-9-]+\/swiftbite$/,
      );
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    },
  );
}

test(
  'the link of a review leads to its offer and closes the review',
  { tag: ['@R2.171'] },
  async ({ page }) => {
    await page.goto('/company/swiftbite/germany');
    await page.getByRole('main').getByRole('button', { name: 'Read full review' }).first().click();
    const link = page.getByRole('dialog').getByRole('link', { name: /^Swiftbite in / });
    const target = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(target ?? 'no link');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'a click on the rating of an offer tile lists the reviews of that offer, and a button loads more',
  { tag: ['@R2.167'] },
  async ({ page, upstream }) => {
    await page.goto('/berlin');
    await upstream.clear();
    const tile = page
      .getByRole('article')
      .filter({ has: page.locator('a[href="/berlin/swiftbite"]') })
      .first();
    const rating = tile.getByRole('link', { name: / out of 5 from \d+ ratings?$/ });
    await rating.click();
    const dialog = page.getByRole('dialog', { name: 'Reviews of Swiftbite in Berlin' });
    await expect(dialog.getByRole('article')).toHaveCount(12);
    const more = dialog.getByRole('button', { name: /^Show \d+ more reviews?$/ });
    for (let count = 12; await more.isVisible();) {
      await more.click();
      await expect.poll(() => dialog.getByRole('article').count()).toBeGreaterThan(count);
      count = await dialog.getByRole('article').count();
    }
    const answers = await upstream.calls({ method: 'GET', path: /\/reviews\/latest$/ });
    expect(answers.map(({ query }) => [query['job_offer_id'], query['page']])).toEqual(
      answers.map((_, at) => ['1', String(at + 1)]),
    );
    expect(await dialog.getByRole('article').count()).toBeGreaterThan(50);
    await expect(page).toHaveURL('/berlin');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(rating).toBeFocused();
  },
);

test('reviews of a tile that do not load can be retried', async ({ page, upstream }) => {
  await page.goto('/berlin');
  await upstream.fault({ method: 'GET', path: /\/reviews\/latest$/ }, { kind: 'status', status: 500 }, 1);
  await page.locator('a[href="/berlin/swiftbite#reviews"]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The reviews didn’t load.');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('article')).toHaveCount(12);
});

test(
  'home shows at most 3 latest reviews and requests no more',
  { tag: ['@R9.20'] },
  async ({ page, upstream }) => {
    await page.goto('/');
    const calls = await upstream.calls({ path: /\/reviews\/latest$/ });
    expect(calls.map(({ query }) => query['limit'])).toEqual(['3']);
    const reviews = page.getByRole('region', { name: 'What people say about their gigs' });
    await expect(reviews.getByRole('article')).toHaveCount(3);
  },
);

test('only a truncated review has a button that opens it in full', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/berlin/swiftbite');
  await openFolds(page);
  const reviews = page.getByRole('region', { name: 'Reviews', exact: true }).getByRole('article');
  const read = () =>
    reviews.evaluateAll((articles) =>
      articles.map((article) => {
        const text = article.querySelector('p[lang]');
        return {
          cut: text !== null && text.scrollHeight > text.clientHeight + 1,
          offered: [...article.querySelectorAll('button')].some(
            ({ textContent }) => textContent === 'Read full review',
          ),
        };
      }),
    );
  await expect.poll(async () => (await read()).filter(({ offered }) => offered).length).toBeGreaterThan(0);
  for (const { cut, offered } of await read()) expect(offered).toBe(cut);
  expect((await read()).filter(({ cut }) => !cut).length).toBeGreaterThan(0);
});

test(
  'reviews in another language name it and have its `lang` attribute',
  { tag: ['@R7.59'] },
  async ({ serverPage: page }) => {
    await page.goto('/tr/berlin/swiftbite');
    await openFolds(page);
    const reviews = page.getByRole('region', { name: 'Yorumlar', exact: true }).getByRole('article');
    const german = reviews.filter({ has: page.locator('p[lang="de"]') });
    expect(await german.count()).toBeGreaterThan(0);
    for (const review of await german.all()) await expect(review.getByText('Almanca')).toBeVisible();
    await page.goto('/de/berlin/swiftbite');
    await expect(page.getByRole('main').getByText('auf Deutsch')).toHaveCount(0);
    await expect(page.getByRole('main').locator('p[lang="de"]').first()).toBeVisible();
  },
);

test('all reviews of an offer can be read, and Back restores them and the scroll position', async ({
  page,
}) => {
  await page.goto('/berlin/swiftbite');
  const reviews = page.getByRole('region', { name: 'Reviews', exact: true });
  const reviewCount = Number(/(\d+) written reviews/.exec((await reviews.textContent()) ?? '')?.[1]);
  await expect(reviews.getByRole('article')).toHaveCount(3);
  await reviews.getByText(`All reviews (${reviewCount})`).click();
  await expect(reviews.getByRole('article')).toHaveCount(12);
  const more = reviews.getByRole('link', { name: /^Show \d+ more reviews?$/ });
  for (let shown = 12; shown < reviewCount;) {
    await more.click();
    shown = Math.min(reviewCount, shown + 12);
    await expect(reviews.getByRole('article')).toHaveCount(shown);
  }
  await expect(more).toHaveCount(0);
  await expect(reviews.getByRole('status')).toHaveText(`Reviews 1–${reviewCount} of ${reviewCount}`);
  await expect(page).toHaveURL('/berlin/swiftbite');
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Berlin' }).click();
  await expect(page).toHaveURL('/berlin');
  await page.goBack();
  await expect(reviews.getByRole('article')).toHaveCount(reviewCount);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the rating of a tile leads to the reviews of the offer, and texts are not truncated', async ({
    page,
  }) => {
    await page.goto('/berlin');
    await expect(page.getByRole('button', { name: 'Read full review' })).toHaveCount(0);
    await page.locator('a[href="/berlin/swiftbite#reviews"]').first().click();
    await expect(page).toHaveURL('/berlin/swiftbite#reviews');
    await expect(page.getByRole('region', { name: 'Reviews', exact: true })).toBeInViewport();
  });

  test('all reviews of an offer can be read by links, newest first', async ({ page }) => {
    await page.goto('/berlin/swiftbite');
    const reviews = page.getByRole('region', { name: 'Reviews', exact: true });
    const written = Number(/(\d+) written reviews/.exec((await reviews.textContent()) ?? '')?.[1]);
    const read: string[] = [];
    await reviews.getByText(`All reviews (${written})`).click();
    for (let at = 2; ; at += 1) {
      read.push(...(await reviews.getByRole('article').allTextContents()));
      const next = reviews.getByRole('link', { name: /^Show \d+ more reviews?$/ });
      if ((await next.count()) === 0) break;
      await next.click();
      await expect(page).toHaveURL(`/berlin/swiftbite?reviews=${at}#reviews`);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/berlin\/swiftbite$/);
    }
    expect(read).toHaveLength(written);
    await reviews.getByRole('link', { name: 'Previous page' }).click();
    await expect(reviews.getByRole('article')).toHaveCount(12);
  });
});
