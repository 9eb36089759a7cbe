import type { Page } from '@playwright/test';
import { isWholeMatrix } from '../../server/test/isWholeMatrix.ts';
import { expect, test } from '../harness/test.ts';
import { addressKinds } from '../routing/addressKinds.ts';
import { noticeOf } from './notice.ts';

test.use({ isUndecided: true });

const pages = addressKinds.filter(({ page }) => page !== null).map(({ path }) => path);

const choices = ['before a choice', 'after Reject', 'after Allow all'] as const;

/** The pages to check with a choice: a sixth of them in `npm test`, all in `npm run test:full`. */
const pagesWith = (choice: (typeof choices)[number]): readonly string[] =>
  pages.filter((_, index) => isWholeMatrix || index % (2 * choices.length) === choices.indexOf(choice));

/** The categories of all entries in the table of the privacy policy, by name. */
const policyTable = async (page: Page): Promise<ReadonlyMap<string, string>> => {
  await page.goto('/policy');
  const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Category' }) });
  const rows = await table.locator('tbody tr').all();
  return new Map(
    await Promise.all(
      rows.map(async (row) => {
        const [name = '', , category = ''] = await row.locator('th, td').allInnerTexts();
        return [name, category] as const;
      }),
    ),
  );
};

/** What the browser stores for the site: names of entries, databases and cookies. */
const storedNames = async (page: Page): Promise<readonly string[]> => [
  ...(await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ])),
  ...(await page.context().cookies()).map(({ name }) => name),
];

/**
 * Answers the reports of this page in place of the site. A lead that waits fails again on each page that is left at once, and
 * so many reports would use up the limit of other journeys.
 */
const takeReports = (page: Page) => page.route('**/report', (route) => route.fulfill({ status: 204 }));

/** The name in the table of a stored entry, which may only begin with it. */
const nameInTable = (stored: string, table: ReadonlyMap<string, string>): string =>
  [...table.keys()].find(
    (name) => stored === name || ['.', ':', '_'].some((end) => stored.startsWith(name + end)),
  ) ?? stored;

test('before a choice and after Reject no page stores more than essential entries', async ({
  page,
  upstream,
  guards,
}) => {
  test.slow();
  guards.allow(/status of 404/, 'one of the pages says that there is none');
  await takeReports(page);
  const table = await policyTable(page);
  // The redirect pages stay open while they send the lead.
  await upstream.fault({ method: 'POST', path: /lead/ }, { kind: 'delay', ms: 3000 });
  const expectEssential = async (choice: (typeof choices)[number]) => {
    for (const path of pagesWith(choice)) {
      const query = path.includes('?') ? '&' : '?';
      await page.goto(`${path}${query}utm_source=spring&referral_id=abc`, {
        referer: 'https://example.com/',
      });
      const others = (await storedNames(page)).filter(
        (name) => table.get(nameInTable(name, table)) !== 'Essential',
      );
      expect(others, `${choice}, ${path}`).toEqual([]);
    }
  };
  await expectEssential('before a choice');
  await page.goto('/about');
  await noticeOf(page).getByRole('button', { name: 'Reject' }).click();
  await expect(noticeOf(page)).toHaveCount(0);
  await expectEssential('after Reject');
});

test('after Allow all every page stores exactly the entries of the table', async ({
  page,
  product,
  upstream,
  guards,
}) => {
  test.slow();
  guards.allow(new RegExp(`^request to ${product.thirdParties}/`), 'the visitor allows analytics');
  guards.allow(/status of 404/, 'one of the pages says that there is none');
  await takeReports(page);
  const table = await policyTable(page);
  const optional = [...table].flatMap(([name, category]) => (category === 'Essential' ? [] : [name]));
  expect(optional.length).toBeGreaterThan(3);
  await upstream.fault({ method: 'POST', path: /lead/ }, { kind: 'delay', ms: 3000 });
  await page.goto('/about?utm_source=spring&referral_id=abc', { referer: 'https://example.com/' });
  await noticeOf(page).getByRole('button', { name: 'Allow all' }).click();
  await expect(noticeOf(page)).toHaveCount(0);
  // A search is stored once the visitor has searched.
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'What or where' }).fill('courier');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=courier(?:&near=[a-z-]+)?$/);
  // So is an offer that the visitor opens.
  await page.goto('/berlin/nestkin');
  await expect.poll(() => storedNames(page)).toContain('viewedOffers');
  // The stand-in for Google's script stores its cookies once it is loaded.
  await expect.poll(() => storedNames(page)).toContain('_ga');
  const storedOrUnknown = async () => {
    const names = new Set((await storedNames(page)).map((name) => nameInTable(name, table)));
    return [...names].filter((name) => table.get(name) !== 'Essential').toSorted();
  };
  for (const path of pagesWith('after Allow all')) {
    await page.goto(path);
    // What a page looks up, such as the coordinates of the visitor, is stored once the answer is there.
    await expect.poll(storedOrUnknown, path).toEqual(optional.toSorted());
  }
});
