import { live } from '../more-jobs/jobs.ts';
import { headlineOf } from './headlineOf.ts';
import { rawRequest } from '../harness/rawRequest.ts';
import { expect, test } from '../harness/test.ts';

const lead = '0b2f9f0e-8f3a-4b7e-9d51-2f6a7c1d3e4f';
const { place: jobs, id: jobId, slug: jobSlug } = live;

interface Route {
  readonly path: string;
  /** Its address in German, where the slug differs. */
  readonly german?: string;
  readonly status: number;
  readonly heading: string;
  /** Whether the heading is a name, which is the same in German. */
  readonly isName?: boolean;
}

/** Each kind of route, in English and in German, with the status and the heading of its page. */
const routes: readonly Route[] = [
  { path: '/', german: '/de', status: 200, heading: 'Find gig work in your city' },
  { path: '/404', status: 404, heading: 'Page not found' },
  { path: '/about', status: 200, heading: 'About Citygigs' },
  { path: '/contact', status: 200, heading: 'Contact' },
  { path: '/terms', status: 200, heading: 'Terms of use' },
  { path: '/policy', status: 200, heading: 'Privacy policy' },
  { path: '/offline', status: 200, heading: 'You’re offline' },
  { path: '/redirect/berlin/swiftbite', status: 200, heading: 'Taking you to Swiftbite' },
  { path: `/redirect${jobs}/${jobId}`, status: 200, heading: 'Taking you to Hammerhare' },
  { path: `/direct/${lead}`, status: 200, heading: 'Applying on this site' },
  { path: '/my-desk/jobs', status: 200, heading: 'My desk' },
  { path: '/profile/user', status: 200, heading: 'Your profile' },
  { path: '/profile/user/edit', status: 200, heading: 'Your profile' },
  { path: '/profile/employers', status: 200, heading: 'Companies you’ve applied to' },
  { path: '/blog', status: 200, heading: 'Gig work: tips and guides' },
  {
    path: '/blog/your-first-gig-job',
    german: '/de/blog/dein-erster-nebenjob',
    status: 200,
    heading: 'Your first gig: how to begin',
  },
  { path: '/companies', status: 200, heading: 'Companies' },
  { path: '/companies/page-2', status: 200, heading: 'Companies' },
  { path: '/company/swiftbite', status: 200, heading: 'Swiftbite', isName: true },
  {
    path: '/company/swiftbite/germany',
    german: '/de/company/swiftbite/deutschland',
    status: 200,
    heading: 'Swiftbite – Germany',
  },
  {
    path: '/company/swiftbite/germany/berlin',
    german: '/de/company/swiftbite/deutschland/berlin',
    status: 200,
    heading: 'Swiftbite – Berlin, Germany',
  },
  { path: '/search', status: 200, heading: 'Search' },
  { path: '/search?q=swiftbite', status: 200, heading: 'Results for “swiftbite”' },
  { path: '/near-me', status: 200, heading: 'Gigs near you' },
  { path: '/calculator', status: 200, heading: 'Pay calculator' },
  { path: '/near-me?lat=52.52&lng=13.4', status: 200, heading: 'Gigs near you' },
  { path: '/more-jobs?city=', status: 200, heading: 'Full-time jobs' },
  { path: '/more-jobs/page-2', status: 200, heading: 'Full-time jobs' },
  { path: `${jobs}/${jobId}`, status: 200, heading: 'Elektroniker (m/w/d)', isName: true },
  { path: `${jobs}/${jobSlug}`, status: 200, heading: 'Elektroniker (m/w/d)', isName: true },
  { path: '/berlin', status: 200, heading: 'Side jobs in Berlin' },
  { path: '/berlin/page-2', status: 200, heading: 'Side jobs in Berlin' },
  {
    path: '/berlin/delivery-c',
    german: '/de/berlin/lieferung-c',
    status: 200,
    heading: 'Delivery jobs in Berlin',
  },
  {
    path: '/berlin/delivery-c/page-2',
    german: '/de/berlin/lieferung-c/page-2',
    status: 200,
    heading: 'Delivery jobs in Berlin',
  },
  { path: '/berlin/swiftbite', status: 200, heading: 'Bike courier' },
];

for (const { path, german = `/de${path}`, status, heading, isName = false } of routes)
  test(
    `${path} answers in English, and under ${german} in German`,
    { tag: ['@R2.01'] },
    async ({ product }) => {
      const english = await rawRequest(product.web, path);
      expect([english.status, headlineOf(english.text)]).toEqual([status, heading]);
      expect(english.text).toContain('<html lang="en"');

      const other = await rawRequest(product.web, german);
      expect(other.status).toBe(status);
      expect(other.text).toContain('<html lang="de"');
      expect(headlineOf(other.text)).toBeTruthy();
      if (isName) expect(headlineOf(other.text)).toBe(heading);
      else expect(headlineOf(other.text)).not.toBe(heading);
    },
  );

for (const [path, to, german = `/de${path}`, germanTo = `/de${to}`] of [
  ['/profile', '/profile/user'],
  ['/my-desk', '/my-desk/jobs'],
  ['/berlin/delivery/cat', '/berlin/delivery-c', '/de/berlin/lieferung/cat', '/de/berlin/lieferung-c'],
] as const)
  test(`${path} redirects to ${to}, also in German`, { tag: ['@R2.01'] }, async ({ product }) => {
    const english = await rawRequest(product.web, path);
    expect([english.status, english.location]).toEqual([301, to]);
    const other = await rawRequest(product.web, german);
    expect([other.status, other.location]).toEqual([301, germanTo]);
  });

for (const path of ['/xx/berlin', '/uk', '/ru/berlin/swiftbite'])
  test(
    `${path} answers 404 in English, because it begins with no supported language`,
    { tag: ['@R2.02'] },
    async ({ product }) => {
      const { status, text } = await rawRequest(product.web, path);
      expect(status).toBe(404);
      expect(headlineOf(text)).toBe('Page not found');
      expect(text).toContain('<html lang="en"');
    },
  );

test(
  'a first segment that is not a language is looked up as a city',
  { tag: ['@R2.02'] },
  async ({ product, upstream }) => {
    await rawRequest(product.web, '/xx');
    expect(await upstream.calls({ path: /^\/web-api\/en\/cities\/slug\/xx\/?$/ })).not.toEqual([]);
  },
);

test('the path of the home page is empty', { tag: ['@R2.07'] }, async ({ serverPage: page }) => {
  const answer = await page.goto('');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find gig work in your city');
  await expect(page.getByRole('search')).toBeVisible();
});

test(
  'a link to the home page opens it at the top, also from there',
  { tag: ['@R2.08'] },
  async ({ page }) => {
    await page.goto('/berlin');
    for (const from of ['a city', 'the home page']) {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => window.scrollY), from).toBeGreaterThan(500);
      await page.getByRole('banner').getByRole('link', { name: 'Citygigs' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find gig work in your city');
      await expect.poll(() => page.evaluate(() => window.scrollY), from).toBe(0);
    }
  },
);

const texts = [
  ['@R2.16', '/about', 'About Citygigs', 'Citygigs helps you find app-based work'],
  ['@R2.18', '/terms', 'Terms of use', 'Using the site is free for job seekers.'],
  ['@R2.19', '/policy', 'Privacy policy', 'Our servers process your IP address to deliver pages'],
] as const;

for (const [tag, path, heading, text] of texts)
  test(`${path} has a heading and text`, { tag }, async ({ serverPage: page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
  });

test(
  'the contact page shows the address that error messages name',
  { tag: ['@R2.17'] },
  async ({ page, upstream }) => {
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    const main = page.getByRole('main');
    await expect(main.getByText('hello@citygigs.example')).toBeVisible();
    const email = main.getByRole('link', { name: 'Email us' });
    await expect(email).toHaveAttribute('href', 'mailto:hello@citygigs.example');

    await upstream.fault({ path: /\/reviews\/latest/ }, { kind: 'status', status: 500 });
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('contact us at hello@citygigs.example.');
  },
);
