import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { expired, jobPathsOn, live } from './jobs.ts';

const postings = async (page: Page): Promise<Record<string, unknown>[]> => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .filter((entry) => entry['@type'] === 'JobPosting');
};

test(
  'a live offer has its title, city, company, text and an apply button',
  { tag: ['@R2.121', '@R2.122'] },
  async ({ serverPage: page }) => {
    expect((await page.goto(`${live.place}/${live.slug}`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elektroniker (m/w/d)');
    await expect(page).toHaveTitle('Elektroniker (m/w/d) at Hammerhare in Berlin | Citygigs');
    const main = page.getByRole('main');
    await expect(main.getByText('Hammerhare in Berlin', { exact: true })).toBeVisible();
    await expect(main.getByText('Du installierst und prüfst elektrische Anlagen').first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Apply on the Hammerhare site' })).toHaveAttribute(
      'href',
      new RegExp(`^/redirect${live.place}/${live.id}\\?cd=`),
    );
  },
);

test(
  'an offer is found by UUID, by the feed’s own id and by title, and its canonical address uses the title',
  { tag: ['@R2.48', '@R2.49', '@R2.118', '@R2.123'] },
  async ({ page, upstream, product }) => {
    for (const [last, lookup] of [
      [live.id, { id: live.id }],
      [live.ownId, { id: live.ownId }],
      [live.slug, { title_slug: live.slug }],
    ] as const) {
      await upstream.clear();
      await page.goto(`${live.place}/${last}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elektroniker (m/w/d)');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${product.web}${live.place}/${live.slug}`,
      );
      const [call] = await upstream.calls({ path: /^\/more-jobs-api\/job-offer$/ });
      expect(call?.query).toEqual({
        ...lookup,
        city: 'berlin',
        partner: 'hammerhare',
        feed: 'jobrill',
        language: 'en',
      });
    }
  },
);

test(
  'a title that looks like an id is tried as an id first, and two numbers only as an id',
  { tag: ['@R2.50'] },
  async ({ page, upstream, guards }) => {
    guards.allow(/status of 404/, 'the pages do not exist');
    const lookupsFor = async (last: string) => {
      await upstream.clear();
      expect((await page.goto(`${live.place}/${last}`))?.status()).toBe(404);
      const calls = await upstream.calls({ path: /^\/more-jobs-api\/job-offer$/ });
      return calls.map(({ query }) => [query['id'], query['title_slug']]);
    };
    expect(await lookupsFor('3-drivers-needed')).toEqual([
      ['3-drivers-needed', undefined],
      [undefined, '3-drivers-needed'],
    ]);
    expect(await lookupsFor('123-456')).toEqual([['123-456', undefined]]);
  },
);

test('a live offer has exactly one job posting, complete and of a full-time job', async ({
  serverPage: page,
  product,
}) => {
  await page.goto(`${live.place}/${live.id}`);
  const found = await postings(page);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    title: 'Elektroniker (m/w/d)',
    employmentType: 'FULL_TIME',
    directApply: false,
    url: `${product.web}${live.place}/${live.slug}`,
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Hammerhare',
      sameAs: 'https://www.hammerhare.example/',
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Berlin', addressCountry: 'DE' },
    },
  });
  expect(found[0]?.['description']).toContain('Du installierst');
  expect(found[0]?.['datePosted']).toMatch(/^2025-06-29T/);
});

test(
  'an expired offer shows that it expired, takes no applications and lists three open ones',
  { tag: ['@R2.119', '@R2.120', '@R4.66'] },
  async ({ serverPage: page, product }) => {
    expect((await page.goto(`${expired.place}/${expired.id}`))?.status()).toBe(200);
    await expect(page).toHaveTitle('This job has expired | Citygigs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job has expired');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('link', { name: /Apply/ })).toHaveCount(0);
    expect(await postings(page)).toEqual([]);
    const others = await jobPathsOn(page);
    expect(others).toHaveLength(3);
    for (const path of others) {
      const [, , city, partner, feed, title] = path.split('/');
      const answer = await fetch(
        `${product.services}/more-jobs-api/job-offer?city=${city}&partner=${partner}&feed=${feed}&title_slug=${title}`,
      );
      expect(await answer.json()).toMatchObject({ status: 'live' });
    }
  },
);

test('the slug of a city in another language redirects to the right address', async ({ request }) => {
  const answer = await request.get(`/more-jobs/berlim/hammerhare/jobrill/${live.slug}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe(`${live.place}/${live.slug}`);
});
