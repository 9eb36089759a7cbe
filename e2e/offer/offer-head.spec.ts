import { expect, test } from '../harness/test.ts';
import { jobPostings } from './jobPostings.ts';

test(
  'the head of an offer has title, description, keywords and structured data',
  { tag: ['@R2.106', '@R2.109'] },
  async ({ page, request }) => {
    await page.goto('/berlin/swiftbite');
    await expect(page).toHaveTitle('Bike courier in Berlin | Swiftbite | Citygigs');
    await expect(page.locator('head meta[name="description"]')).toHaveAttribute(
      'content',
      'Bike courier with Swiftbite in Berlin: what you earn, what you need, what it costs and how to apply.',
    );
    await expect(page.locator('head meta[name="keywords"]')).toHaveAttribute(
      'content',
      'bike courier, food delivery, rider job, side job Berlin, gig work Berlin, Swiftbite',
    );
    expect(await jobPostings(page)).toMatchObject([
      {
        '@context': 'https://schema.org',
        title: 'Bike courier',
        hiringOrganization: { name: 'Swiftbite' },
        jobLocation: { address: { addressLocality: 'Berlin' } },
      },
    ]);
    const answer = await request.get('/berlin/swiftbite', { headers: { 'user-agent': 'Googlebot/2.1' } });
    const [head] = (await answer.text()).split('</head>');
    expect(head).toContain('<script type="application/ld+json">');
    expect(head).toContain('"@type":"JobPosting"');
  },
);

test(
  'without a seoTitle the title is built from partner and city in the language of the page',
  { tag: ['@R2.106'] },
  async ({ serverPage: page }) => {
    await page.goto('/berlin/glowclean');
    await expect(page).toHaveTitle('Glowclean gigs in Berlin | Citygigs');
    await page.goto('/de/berlin/glowclean');
    await expect(page).toHaveTitle('Glowclean: Jobs in Berlin | Citygigs');
  },
);

test(
  'the head updates when the visitor navigates to another offer',
  { tag: ['@R2.106', '@R2.109'] },
  async ({ page }) => {
    await page.goto('/berlin/swiftbite');
    await page
      .getByRole('region', { name: 'More gigs for you' })
      .locator('a[href="/berlin/noodlewheel"]')
      .first()
      .click();
    await expect(page).toHaveTitle('Bike courier in Berlin | Noodlewheel | Citygigs');
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Noodlewheel/);
    expect(await jobPostings(page)).toMatchObject([{ hiringOrganization: { name: 'Noodlewheel' } }]);
  },
);

test(
  'an offer that does not exist shows the not-found page with header and footer',
  { tag: ['@R2.110'] },
  async ({ serverPage: page, guards }) => {
    guards.allow(/status of 404/, 'the page does not exist');
    expect((await page.goto('/berlin/no-such-partner'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    await expect(page.getByText('Apply', { exact: false })).toHaveCount(0);
    expect(await jobPostings(page)).toEqual([]);
  },
);
