import { linksIn, offersIn, regionOf } from '../harness/links.ts';
import { type RestCity, type RestList, type RestOffer, restAnswer } from '../harness/restAnswer.ts';
import { expect, test } from '../harness/test.ts';

test.describe('the city page', () => {
  test(
    'loads the city by slug with expanded details and shows them',
    { tag: ['@R2.73'] },
    async ({ page, upstream }) => {
      await page.goto('/berlin');
      const calls = await upstream.calls({ method: 'GET', path: /\/cities\/slug\/berlin$/ });
      expect(calls.map(({ path }) => path)).toContain('/web-api/en/cities/slug/berlin');
      const expanded = calls.map(({ query }) => query['expand']?.split(',').sort());
      expect(expanded).toContainEqual(['country', 'overview']);
      await expect(page.getByText('Berlin · Germany')).toBeVisible();
      await expect(page.getByText('4.1 out of 5 from 233 ratings')).toBeVisible();
      await expect(regionOf(page, 'Working in Berlin')).toContainText(
        'Looking for work alongside your studies or your main job in Berlin?',
      );
    },
  );

  test(
    'answers 404 without a redirect for a city that does not exist',
    { tag: ['@R2.74'] },
    async ({ serverPage: page, guards }) => {
      guards.allow(/status of 404/, 'the page does not exist');
      const answer = await page.goto('/no-such-city');
      expect(answer?.status()).toBe(404);
      expect(new URL(page.url()).pathname).toBe('/no-such-city');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page.getByRole('link', { name: 'Go to homepage' })).toHaveAttribute('href', '/');
    },
  );

  test(
    'has the header of the city as its title',
    { tag: ['@R2.77'] },
    async ({ serverPage: page, product }) => {
      const berlin = await restAnswer<RestCity>(product.services, '/cities/slug/berlin?expand=overview');
      expect(berlin.header).toBe('Side jobs in Berlin');
      await page.goto('/berlin');
      await expect(page).toHaveTitle('Side jobs in Berlin | Citygigs');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Side jobs in Berlin');
    },
  );

  test(
    'has the seo title as its title where the city has no header',
    { tag: ['@R2.77'] },
    async ({ serverPage: page, product }) => {
      const potsdam = await restAnswer<RestCity>(product.services, '/cities/slug/potsdam?expand=overview');
      expect(potsdam).toMatchObject({ header: null, seoTitle: 'Side jobs and gigs in Potsdam' });
      await page.goto('/potsdam');
      await expect(page).toHaveTitle('Side jobs and gigs in Potsdam | Citygigs');
    },
  );

  test(
    'has the page number in its title from page 2 on',
    { tag: ['@R2.78'] },
    async ({ serverPage: page }) => {
      await page.goto('/berlin/page-2');
      await expect(page).toHaveTitle('Side jobs in Berlin – Page 2 | Citygigs');
      await page.goto('/berlin');
      await expect(page).toHaveTitle('Side jobs in Berlin | Citygigs');
      await page.goto('/de/berlin/page-2');
      await expect(page).toHaveTitle(/ – Seite 2 \| Citygigs$/);
    },
  );

  test(
    'lists 20 offers a page, and the pager leads to page 2',
    { tag: ['@R2.56', '@R2.88'] },
    async ({ page, product }) => {
      const paths = async (number: number) => {
        const { items } = await restAnswer<RestList<RestOffer>>(
          product.services,
          `/job_offers?city_slug=berlin&limit=20&page=${number}`,
        );
        return items.map(({ partner }) => `/berlin/${partner.slug}`);
      };
      const [first, second] = [await paths(1), await paths(2)];
      expect([first.length, second.length]).toEqual([20, 17]);
      const list = regionOf(page, 'Gigs in Berlin');

      await page.goto('/berlin');
      expect(await offersIn(list)).toEqual(first);
      const pager = page.getByRole('navigation', { name: 'Pages of gigs' });
      expect(await linksIn(pager)).toEqual(['/berlin', '/berlin/page-2', '/berlin/page-2']);
      await pager.getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL('/berlin/page-2');
      await expect.poll(() => offersIn(list)).toEqual(second);
      await expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');

      const answer = await page.goto('/berlin/page-2');
      expect(answer?.status()).toBe(200);
      expect(await offersIn(list)).toEqual(second);
    },
  );

  test('has no page beyond the last and no page 0', { tag: ['@R2.56'] }, async ({ request }) => {
    expect((await request.get('/berlin/page-3')).status()).toBe(404);
    expect((await request.get('/berlin/page-0')).status()).toBe(404);
    const first = await request.get('/berlin/page-1', { maxRedirects: 0 });
    expect([first.status(), first.headers()['location']]).toEqual([301, '/berlin']);
  });

  test(
    'redirects from an old slug to the current one, keeping page and language',
    { tag: ['@R2.89'] },
    async ({ serverPage: page, request }) => {
      await page.goto('/east-berlin');
      await expect(page).toHaveURL('/berlin');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Side jobs in Berlin');
      const target = async (path: string) => {
        const answer = await request.get(path, { maxRedirects: 0 });
        return [answer.status(), answer.headers()['location']];
      };
      expect(await target('/east-berlin')).toEqual([301, '/berlin']);
      expect(await target('/east-berlin/page-2')).toEqual([301, '/berlin/page-2']);
      expect(await target('/de/munich')).toEqual([301, '/de/muenchen']);
      expect(await target('/muenchen')).toEqual([301, '/munich']);
    },
  );

  test(
    'shows at most 3 latest reviews and requests no more',
    { tag: ['@R9.20'] },
    async ({ page, upstream }) => {
      await page.goto('/berlin');
      const calls = await upstream.calls({ path: /\/reviews\/latest$/ });
      expect(calls.map(({ query }) => query['limit'])).toEqual(['3']);
      await expect(regionOf(page, 'Latest reviews').getByRole('article')).toHaveCount(3);
    },
  );

  test('has a header picture of quality 50', { tag: ['@R9.46'] }, async ({ page }) => {
    await page.goto('/berlin');
    const picture = page.getByRole('img', { name: 'Skyline of Berlin' });
    await expect(picture).toHaveJSProperty('complete', true);
    const shown = await picture.evaluate((image: HTMLImageElement) => ({
      address: new URL(image.currentSrc).pathname,
      isDrawn: image.naturalWidth > 0,
    }));
    expect(shown.address).toMatch(
      /^\/images\/c_fill,w_\d+,h_\d+,q_50,f_auto\/l_multiply_dark,fl_relative,w_1\.0,e_multiply\/cities\/berlin$/,
    );
    expect(shown.isDrawn).toBe(true);
  });
});
