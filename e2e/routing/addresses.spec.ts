import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isWholeMatrix } from '../../server/test/isWholeMatrix.ts';
import { firstCases } from '../config/firstCases.ts';
import { root } from '../harness/folders.ts';
import { headlineOf } from './headlineOf.ts';
import { rawRequest } from '../harness/rawRequest.ts';
import { expect, test } from '../harness/test.ts';
import { addressKinds } from './addressKinds.ts';
import { spellings } from './addresses.ts';
import { staticPages } from './staticPages.ts';
import { wordsOf } from './wordsOf.ts';

const headings: Readonly<Record<number, RegExp>> = {
  400: /^This address isn’t valid$/,
  // The redirect pages have their own headline.
  404: /^(Page not found|Seite nicht gefunden|Something went wrong\.|Etwas ist schiefgegangen\.)$/,
};

test('the table of addresses covers every page of the site', () => {
  const pages = readdirSync(join(root, 'web/src/pages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const inTable = new Set(addressKinds.flatMap(({ page }) => page ?? []));
  expect([...inTable].toSorted()).toEqual(pages.toSorted());
});

/** Their addresses have the same shape as those of another page without names. */
const likeOthers = new Set<string>([...staticPages.slice(1), 'profile', 'companies applied to', 'my desk']);

for (const kind of addressKinds.filter(({ name }) => isWholeMatrix || !likeOthers.has(name)))
  test(`${kind.name} (${kind.path}) gives the expected answer for each spelling of its address`, async ({
    product,
  }) => {
    for (const { name, of, answer } of spellings) {
      const address = of(kind);
      if (address === null) continue;
      const expected = answer(kind);
      const { status, location, type, text } = await rawRequest(product.web, address);
      const shown = `${name}: ${address.slice(0, 80)}`;
      expect({ shown, status }).toEqual({ shown, status: expected.status });
      if ('to' in expected) {
        expect({ shown, location }).toEqual({ shown, location: expected.to });
        // One redirect must suffice, before that to a place near the visitor.
        const last = kind.near !== undefined && expected.status === 301 ? 302 : (kind.status ?? 200);
        expect({ shown, status: (await rawRequest(product.web, expected.to)).status }).toEqual({
          shown,
          status: last,
        });
      } else if (type.startsWith('text/html')) {
        expect(headlineOf(text), shown).toMatch(headings[status] ?? /\S/);
      } else {
        const isFeed = type.startsWith('application/rss+xml');
        expect({ shown, isFeed, page: kind.page }).toEqual({ shown, isFeed: status === 200, page: null });
      }
    }
  });

for (const [from, to] of [
  ['/East-Berlin', '/berlin'],
  ['/m%C3%BCnchen', '/munich'],
  ['/en/East-Berlin/Lieferung-c/page-1?a=B', '/berlin/delivery-c?a=B'],
  ['/DE//Berlin/Delivery/cat', '/de/berlin/lieferung-c'],
] as const)
  test(`${from} is corrected in one redirect`, async ({ product }) => {
    expect(await rawRequest(product.web, from)).toMatchObject({ status: 301, location: to });
    expect((await rawRequest(product.web, to)).status).toBe(200);
  });

const upstreams = {
  'every upstream': /./,
  'the web API': /^\/web-api\//,
  'the service of full-time jobs': /^\/more-jobs-api\//,
  'the location look-up': /^\/ip_lookup/,
} as const;

for (const fault of firstCases(1, [{ kind: 'status', status: 500 }, { kind: 'reset' }]))
  for (const [name, path] of Object.entries(upstreams))
    test(`no page is blank when ${name} fails (${fault.kind})`, async ({ product, upstream }) => {
      test.slow();
      await upstream.fault({ path }, fault);
      for (const kind of addressKinds) {
        const bare = await rawRequest(product.web, kind.path);
        const isNear = kind.near !== undefined && bare.location === kind.path + kind.near;
        const shown = isNear ? kind.path + kind.near : kind.path;
        const { status, type, text } = isNear ? await rawRequest(product.web, shown) : bare;
        expect.soft([200, kind.status ?? 503], shown).toContain(status);
        if (kind.page === null) {
          expect.soft(type, shown).toMatch(status === 200 ? /^application\/rss\+xml/ : /^text\/plain/);
          continue;
        }
        expect.soft(headlineOf(text), shown).toMatch(/\S/);
        expect.soft(wordsOf(text).length, shown).toBeGreaterThan(20);
        // The redirect page of a partner never has a header.
        expect.soft(text.includes('<header'), shown).toBe(!kind.path.startsWith('/redirect/'));
        expect.soft(text.includes('<footer'), shown).toBe(true);
      }
    });
