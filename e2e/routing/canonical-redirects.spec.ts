import { rawRequest } from '../harness/rawRequest.ts';
import { expect, test } from '../harness/test.ts';

/** Follows redirects one by one and returns each step. */
const steps = async (origin: string, from: string): Promise<(readonly [number, string | null])[]> => {
  const taken: (readonly [number, string | null])[] = [];
  let next: string | null = from;
  while (next !== null && taken.length < 5) {
    const { status, location } = await rawRequest(origin, next);
    taken.push([status, location]);
    next = location;
  }
  return taken;
};

const cases: readonly { tag?: string; title: string; from: string; to: string }[] = [
  { tag: '@R1.24', title: 'the English prefix is removed', from: '/en/berlin?type=x', to: '/berlin?type=x' },
  { tag: '@R1.24', title: 'the English home page redirects to the home page', from: '/en', to: '/' },
  {
    tag: '@R1.24',
    title: 'the query of the English home page is kept',
    from: '/en?redirect=X',
    to: '/?redirect=X',
  },
  { title: 'repeated English prefixes are removed', from: '/en/en/berlin', to: '/berlin' },
  {
    tag: '@R2.03',
    title: 'the path is lower-cased, the query is kept',
    from: '/Berlin?cd=AbC',
    to: '/berlin?cd=AbC',
  },
  {
    tag: '@R2.03',
    title: 'the path of a redirect page is lower-cased, its click data is kept',
    from: '/Redirect/Berlin/ParcelPath?cd=eyJzb3VyY2UiOiJBYkMifQ',
    to: '/redirect/berlin/parcelpath?cd=eyJzb3VyY2UiOiJBYkMifQ',
  },
  { tag: '@R2.03', title: 'the language is part of the path', from: '/DE/Berlin', to: '/de/berlin' },
  {
    tag: '@R2.59',
    title: 'the old form of a category redirects to the new one',
    from: '/berlin/delivery/cat',
    to: '/berlin/delivery-c',
  },
  {
    tag: '@R2.59',
    title: 'the old form keeps language and query',
    from: '/de/berlin/lieferung/cat?type=weekend',
    to: '/de/berlin/lieferung-c?type=weekend',
  },
  {
    title: 'several faults of an address are corrected in one redirect',
    from: '/EN//Berlin/Delivery/cat/?Type=Weekend',
    to: '/berlin/delivery-c?Type=Weekend',
  },
  {
    title: 'a doubled slash is replaced by one',
    from: '/berlin//swiftbite?a=//b',
    to: '/berlin/swiftbite?a=//b',
  },
  { title: 'a slash at the end is removed', from: '/berlin/', to: '/berlin' },
  {
    title: 'the first page has no number in its address',
    from: '/berlin/page-1?type=weekend',
    to: '/berlin?type=weekend',
  },
  { title: 'a city’s old name redirects to the new one', from: '/east-berlin?a=B', to: '/berlin?a=B' },
  {
    title: 'an offer under a city’s old name keeps the query',
    from: '/east-berlin/swiftbite?utm_source=Mail',
    to: '/berlin/swiftbite?utm_source=Mail',
  },
  {
    title: 'a category under its name in another language keeps the query',
    from: '/berlin/lieferung-c?type=weekend',
    to: '/berlin/delivery-c?type=weekend',
  },
];

for (const { title, from, to, ...details } of cases)
  test(`${title}: ${from}`, details, async ({ product }) => {
    expect(await steps(product.web, from)).toEqual([
      [301, to],
      [200, null],
    ]);
  });

test(
  'a browser is redirected to the canonical address',
  { tag: ['@R1.24', '@R2.03'] },
  async ({ serverPage: page }) => {
    await page.goto('/EN/Berlin?type=weekend');
    await expect(page).toHaveURL('/berlin?type=weekend');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Side jobs in Berlin');
  },
);

for (const path of ['//evil.example', '//evil.example/', '/en//evil.example', '///evil.example/%2F..'])
  test(`${path} does not lead to another site`, async ({ product }) => {
    const { status, location } = await rawRequest(product.web, path);
    expect(status).toBe(301);
    expect(location).toMatch(/^\/evil\.example/);
  });
