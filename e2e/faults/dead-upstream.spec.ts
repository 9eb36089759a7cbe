import { live } from '../more-jobs/jobs.ts';
import { headlineOf } from '../routing/headlineOf.ts';
import { userAgentOf } from '../harness/pages/userAgent.ts';
import { expect, test } from '../harness/test.ts';

interface Route {
  readonly path: string;
  /** The upstream call for the subject of the page. */
  readonly main: RegExp;
  /** Its headline when nothing fails. */
  readonly heading: string;
  /** The message shown instead of the data that did not load. */
  readonly failed: string;
  /** The label of the link or button next to the message. */
  readonly action: string;
}

const pageFailed = { failed: 'This page didn’t load', action: 'Go to homepage' } as const;

const routes: readonly Route[] = [
  {
    path: '/companies',
    main: /\/partners$/,
    heading: 'Companies',
    failed: 'The companies didn’t load.',
    action: 'Try again',
  },
  { path: '/company/swiftbite', main: /\/partners\/slug\//, heading: 'Swiftbite', ...pageFailed },
  {
    path: '/more-jobs?city=berlin',
    main: /^\/more-jobs-api\/job-offers$/,
    heading: 'Full-time jobs',
    failed: 'The jobs didn’t load.',
    action: 'Try again',
  },
  {
    path: `${live.place}/${live.slug}`,
    main: /^\/more-jobs-api\/job-offer$/,
    heading: 'Elektroniker (m/w/d)',
    ...pageFailed,
  },
  {
    path: '/blog',
    main: /\/posts\/$/,
    heading: 'Gig work: tips and guides',
    failed: 'The posts didn’t load.',
    action: 'Try again',
  },
  {
    path: '/blog/taxes-for-side-jobs',
    main: /\/posts$/,
    heading: 'Taxes for side jobs in plain words',
    failed: 'Cannot load blog post.',
    action: 'Go to homepage',
  },
  {
    path: '/job-requirements-de',
    main: /\/job_offers$/,
    heading: 'Gig requirements: Germany',
    failed: 'This part didn’t load.',
    action: 'Try again',
  },
];

/** The parts of an answer that matter when an upstream call fails. */
const inspect = async (url: string, { failed, action }: Route) => {
  const answer = await fetch(url, { redirect: 'manual' });
  const text = await answer.text();
  const main = /<main[^>]*>(.*)<\/main>/s.exec(text)?.[1] ?? '';
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    header: text.includes('<header'),
    footer: text.includes('<footer'),
    headings: main.match(/<h1/g)?.length,
    failed: main.includes(failed),
    action: main.includes(action),
  };
};

const complete = { header: true, footer: true, headings: 1, failed: true, action: true } as const;

for (const [name, fault] of [
  ['hangs', { kind: 'hang' }],
  ['answers 500', { kind: 'status', status: 500 }],
  ['is cut off', { kind: 'reset' }],
] as const)
  test(`when the main upstream call ${name}, each page answers 503 with Retry-After and shows an error with a link or button`, async ({
    product,
    upstream,
  }) => {
    for (const { main } of routes) await upstream.fault({ path: main }, fault);
    const seen = await Promise.all(
      routes.map(async (route) => [route.path, await inspect(product.web + route.path, route)] as const),
    );
    expect(Object.fromEntries(seen)).toEqual(
      Object.fromEntries(routes.map(({ path }) => [path, { status: 503, retryAfter: '120', ...complete }])),
    );
  });

/** Every upstream call except the main one of a page. */
const allBut = ({ main }: Route) => ({ path: new RegExp(`^(?!.*(?:${main.source}))`) });

for (const route of routes)
  test(`${route.path} works when every upstream call except its main one fails`, async ({
    browser,
    product,
    upstream,
  }) => {
    await upstream.fault(allBut(route), { kind: 'reset' });
    const answer = await fetch(product.web + route.path, { headers: { 'user-agent': userAgentOf(browser) } });
    const text = await answer.text();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([200, null]);
    expect(headlineOf(text)).toBe(route.heading);
    expect([text.includes('<header'), text.includes('<footer')]).toEqual([true, true]);
  });

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

for (const [path, expected] of [
  ['/company/swiftbite', [503, '120']],
  // Its address needs no look-up in other languages, so that the head is complete.
  ['/companies', [200, null]],
] as const)
  test(`a crawler gets ${expected[0]} for ${path} when every upstream call except its main one fails`, async ({
    product,
    upstream,
  }) => {
    const route = routes.find((other) => other.path === path);
    if (!route) throw new Error(`${path} is not in the table.`);
    await upstream.fault(allBut(route), { kind: 'reset' });
    const answer = await fetch(product.web + path, { headers: { 'user-agent': crawler } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual(expected);
  });

test('the redirect page of a full-time job shows an error and stays when the job hangs or fails', async ({
  page,
  upstream,
  guards,
}) => {
  guards.allow(/status of 503/, 'the job did not load');
  for (const kind of ['hang', 'reset'] as const) {
    await upstream.fault({ path: /^\/more-jobs-api\/job-offer$/ }, { kind });
    expect((await page.goto(`/redirect${live.place}/${live.id}`))?.status()).toBe(503);
    const box = page.getByRole('main').getByRole('alert');
    await expect(box).toContainText('Something went wrong.');
    await expect(box.getByRole('link', { name: 'Go to homepage', exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});

test('a list that timed out loads on retry', async ({ page, upstream, guards }) => {
  guards.allow(/status of 503/, 'the companies did not load');
  await upstream.fault({ path: /\/partners$/ }, { kind: 'hang' }, 1);
  expect((await page.goto('/companies'))?.status()).toBe(503);
  await expect(page.getByText('The companies didn’t load.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
