import { expect, test } from '../harness/test.ts';

test(
  'a visitor finds the posts at /blog, newest first, and reads one',
  { tag: ['@R1.02', '@R2.35'] },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gig work: tips and guides');
    const posts = page.getByRole('main').getByRole('article');
    await expect(posts).toHaveCount(12);
    const days = await posts
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(days).toEqual(days.toSorted().toReversed());

    const first = posts.first();
    await expect(first.locator('img')).toHaveAttribute('src', /\/posts\//);
    await expect(first).toContainText('Why you should keep your paperwork from day one');
    await first.getByRole('link', { name: 'Taxes for side jobs in plain words' }).click();
    await expect(page).toHaveURL('/blog/taxes-for-side-jobs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taxes for side jobs in plain words');
    await expect(page.getByRole('article').first()).toContainText('Money from a side job is income.');
    await expect(page).toHaveTitle('Taxes for side jobs in plain words | Citygigs');
  },
);

test('the list is paged, and pages beyond the last are not found', async ({ page, request, guards }) => {
  guards.allow(/status of 404/, 'the page does not exist');
  await page.goto('/blog');
  const pager = page.getByRole('navigation', { name: 'Pages of posts' });
  await pager.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/blog/page-2');
  await expect(page).toHaveTitle('Gig work: tips and guides – Page 2 | Citygigs');
  const first = await request.get('/blog/page-1', { maxRedirects: 0 });
  expect([first.status(), first.headers()['location']]).toEqual([301, '/blog']);
  for (const path of ['/blog/page-0', '/blog/page-6', '/blog/page-x'])
    expect((await page.goto(path))?.status()).toBe(404);
});

test('more posts are added in place, from any page on', async ({ page }) => {
  await page.goto('/blog/page-2');
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  const paths = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const second = await paths();
  expect(second).toHaveLength(12);
  const more = page.getByRole('link', { name: 'Show 12 more posts' });
  await expect(more).toHaveAttribute('href', '/blog/page-3');
  await more.click();
  await expect(links).toHaveCount(24);
  await expect(links.nth(12)).toBeFocused();
  await expect(page).toHaveURL('/blog/page-2');
  const both = await paths();
  await page.goto('/blog/page-3');
  expect(both).toEqual([...second, ...(await paths())]);
});

test(
  'the slug of a post has only letters, digits and hyphens, and differs by language',
  { tag: ['@R2.36'] },
  async ({ serverPage: page, request, guards }) => {
    guards.allow(/status of 404/, 'the page does not exist');
    expect((await page.goto('/blog/your-first-gig-job'))?.status()).toBe(200);
    await expect(page.locator('link[hreflang="tr"]')).toHaveAttribute('href', /\/tr\/blog\/ilk-ek-isin$/);
    await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute(
      'href',
      /\/blog\/your-first-gig-job$/,
    );
    const other = await request.get('/de/blog/your-first-gig-job', { maxRedirects: 0 });
    expect([other.status(), other.headers()['location']]).toEqual([301, '/de/blog/dein-erster-nebenjob']);

    for (const path of ['/blog/my_post!', '/blog/my_post', '/blog/no-such-post', '/blog/a/b']) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    }
  },
);

test('the structured data of a post are an article with picture, date and author', async ({
  serverPage: page,
  product,
}) => {
  await page.goto('/blog/your-first-gig-job');
  const json = await page.locator('script[type="application/ld+json"]').allTextContents();
  const article = json
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find((data) => data['@type'] === 'Article');
  expect(article).toMatchObject({
    author: { '@type': 'Organization', name: 'Citygigs' },
    headline: 'Your first gig: how to begin',
    image: expect.stringMatching(/^http.*\/posts\/first-gig$/) as unknown,
  });
  expect(await page.locator('main time').first().getAttribute('datetime')).toBe(article?.['datePublished']);
  expect(product.web).toContain('http');
});

test(
  'a city page shows its post, an offer page its posts, and a post similar posts',
  { tag: ['@R7.51'] },
  async ({ page }) => {
    await page.goto('/berlin');
    const cityPost = page
      .getByRole('region', { name: 'From our blog' })
      .getByRole('article')
      .getByRole('link');
    await expect(cityPost).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+-berlin$/);
    await cityPost.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Berlin');
    await expect(
      page.getByRole('article').getByRole('link', { name: 'Berlin', exact: true }),
    ).toHaveAttribute('href', '/berlin');
    const similar = page.getByRole('region', { name: 'Read next' }).getByRole('link');
    await expect(similar).toHaveCount(3);
    expect(await similar.first().getAttribute('href')).toMatch(/^\/blog\/[a-z0-9-]+$/);

    await page.goto('/berlin/swiftbite');
    const offerPosts = page.getByRole('region', { name: 'Good to know' }).getByRole('link');
    await expect(offerPosts.first()).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/);
  },
);

test(
  'a post that cannot be loaded shows an error on the server and in the browser, and can be retried',
  { tag: ['@R8.12'] },
  async ({ page, upstream, guards }) => {
    guards.allow(/status of 503/, 'the post cannot be loaded');
    const broken = { kind: 'status', status: 500 } as const;
    await upstream.fault({ method: 'GET', path: /\/posts$/ }, broken);
    expect((await page.goto('/blog/your-first-gig-job'))?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cannot load blog post.');

    await page.goto('/blog');
    await page.getByRole('link', { name: 'Taxes for side jobs in plain words' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cannot load blog post.');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
);

test('a list of posts that cannot be loaded shows an error', async ({ page, upstream, guards }) => {
  guards.allow(/status of 503/, 'the posts cannot be loaded');
  await upstream.fault({ method: 'GET', path: /\/posts\/$/ }, { kind: 'status', status: 500 });
  expect((await page.goto('/blog'))?.status()).toBe(503);
  await expect(page.getByRole('main')).toContainText('The posts didn’t load.');
});
