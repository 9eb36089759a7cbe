// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { renderedUrl } from '../../src/entry/server.tsx';

// The build provides the style sheets.
vi.mock('../../src/ui/theme/styles.ts', () => ({}));

const categories = ['delivery', 'driving', 'care'];
const rendered = (url: string) => renderedUrl(url, { categories });

/** A page, a query that says something to it, and the query that the server renders it from. */
const read = [
  ['/berlin', 'type=weekend', '?type=weekend'],
  ['/de/berlin/page-2', 'type=PART-TIME&sort=rating', '?type=part-time&sort=rating'],
  ['/berlin', 'categories=driving,nothing,delivery,driving', '?categories=delivery%2Cdriving'],
  ['/berlin', 'utm_source=Mail', '?utm_source=Mail'],
  ['/berlin/delivery-c', 'type=weekend&categories=driving', '?type=weekend'],
  ['/berlin/swiftbite', 'reviews=3', '?reviews=3'],
  ['/tr/berlin/swiftbite', 'tax=20&hours=7,5', '?hours=7%2C5&tax=20'],
  ['/company/swiftbite/germany', 'reviews=2', '?reviews=2'],
  ['/companies', 'category=Care', '?category=care'],
  ['/compare', 'offers=Berlin/swiftbite,berlin/swiftbite', '?offers=berlin%2Fswiftbite'],
  ['/', 'city=%20M%C3%BCnchen%20', '?city=M%C3%BCnchen'],
  ['/search', 'in=gigs&q=%20bike%20courier&in=cities', '?q=bike+courier&in=gigs'],
  ['/de/search', 'q=ulm&in=everything', '?q=ulm'],
  ['/near-me', 'lng=13.404954&lat=52.520008&country=de', '?lat=52.52&lng=13.4'],
  ['/de/near-me', 'country=PL&lat=91&lng=0', '?country=pl'],
  ['/near-me', 'country=poland', ''],
  ['/calculator', 'utm=a&tax=10&country=DE&by=car&pay=15', '?country=de&by=car&pay=15&tax=10'],
  ['/pl', 'redirect=job_offers', '?redirect=job_offers'],
  ['/more-jobs', 'keyword=cook&city=bonn', '?city=bonn&keyword=cook'],
  ['/more-jobs', 'city=', '?city='],
  ['/more-jobs/page-100', 'after=abc', '?after=abc'],
] as const;

/** Queries that say nothing to any page. */
const ignored = [
  'gclid=Cj0KCQ',
  'fbclid=IwAR&utm_campaign=spring&utm_medium=cpc',
  'vt=999',
  'modal=login',
  'q',
  'cd=eyJ9',
  'page=7',
  'type=foo',
  'sort=&type=',
  'reviews=0',
  'reviews=-4',
  'categories=,nothing',
  'category=nothing',
  'redirect=https://evil.example',
  'state=california',
];

describe('a page is rendered from the parameters that it reads', () => {
  it.each(read)('%s?%s', async (path, query, search) => {
    expect(await rendered(`${path}?${query}`)).toBe(path + search);
    expect(await rendered(`${path}?gclid=1&${query}&x=y`)).toBe(path + search);
    // What it understands is read in the same way again, as by the browser that hydrates the page.
    expect(await rendered(path + search)).toBe(path + search);
  });

  it.each(['/', '/berlin', '/berlin/delivery-c', '/berlin/swiftbite', '/company/swiftbite', '/compare'])(
    '%s: others are the same page',
    async (path) => {
      for (const query of ignored) expect([query, await rendered(`${path}?${query}`)]).toEqual([query, path]);
    },
  );

  it.each(['/blog', '/blog/winter', '/redirect/berlin/swiftbite', '/terms', '/no/such/page'])(
    '%s reads none',
    async (path) => {
      for (const query of [...ignored, ...read.map(([, some]) => some)])
        expect([query, await rendered(`${path}?${query}`)]).toEqual([query, path]);
    },
  );

  it('except one about the user, which is not kept', async () => {
    expect(await rendered('/de/my-desk/saved?token=a&x=1')).toBe('/de/my-desk/saved?token=a&x=1');
  });
});
