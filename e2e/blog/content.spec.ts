import { expect, test } from '../harness/test.ts';

const post = '/blog/your-first-gig-job';

test(
  'two of three videos show previews, and clicking one loads its player',
  { tag: ['@R9.23', '@R9.24'] },
  async ({ page, guards }) => {
    guards.allow(/youtube-nocookie\.com/, 'the reader opens the player');
    const playerRequests: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname.endsWith('youtube-nocookie.com'))
        playerRequests.push(request.url());
    });
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
    );
    await page.goto(post);
    const videos = page.locator('main a[data-video]');
    await expect(videos).toHaveCount(2);
    await expect(videos.first()).toHaveAccessibleName('Play video: Tears of Steel');
    await expect(videos.first()).toHaveAttribute('href', 'https://www.youtube.com/watch?v=R6MlUcmOul8');
    await expect(page.locator('iframe')).toHaveCount(0);
    const picture = videos.first().locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute(
      'src',
      '/images/c_fill,w_720,h_405,q_auto:good,f_auto/videos/youtube-R6MlUcmOul8',
    );
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);
    expect(playerRequests).toEqual([]);

    await videos.first().click();
    const player = page.locator('main iframe');
    await expect(player).toHaveCount(1);
    await expect(player).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/R6MlUcmOul8?autoplay=1',
    );
    await expect(player).toHaveAttribute('title', 'Tears of Steel');
    await expect(player).toBeFocused();
    await expect.poll(() => playerRequests.length).toBe(1);
    await expect(videos).toHaveCount(1);
  },
);

test.describe('for Googlebot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test(
    'a post has neither lazy images nor figures in its text',
    { tag: ['@R1.41', '@R1.42'] },
    async ({ page }) => {
      await page.goto(post);
      const article = page.getByRole('article').first();
      await expect(article).toContainText('Finding a gig is quick.');
      await expect(article.locator('figure')).toHaveCount(0);
      await expect(article.locator('img[loading="lazy"]')).toHaveCount(0);
    },
  );
});

test('visitors see the figures and the lazy images of a post', async ({ serverPage: page }) => {
  await page.goto(post);
  const article = page.getByRole('article').first();
  await expect(article.locator('figure figcaption')).toHaveText(/^Write your week down first/);
  await expect(article.locator('p > img[loading="lazy"]')).toHaveCount(1);
});

test(
  'a picture in a text that fails to load is reported once as a warning and marked',
  { tag: ['@R8.25'] },
  async ({ page, guards, reports }) => {
    guards.allow(/status of 404|An image did not load/, 'the picture is broken on purpose');
    await page.route('**/posts/first-week', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(post);
    const picture = page.getByRole('img', { name: 'The skyline of a city' });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-failed', '');
    await expect
      .poll(async () => JSON.stringify(await reports()).match(/posts\/first-week/g)?.length)
      .toBe(1);
  },
);
