import { isWholeMatrix } from '../../server/test/isWholeMatrix.ts';
import { runningProduct } from '../config/environment.ts';
import { startStack, type Stack, type Stop } from '../harness/stack.ts';
import { expect, test as base } from '../harness/test.ts';
import { addressKinds } from '../routing/addressKinds.ts';

// The site of the other journeys has an analytics script, with which no trusted types are required.
const test = base.extend<{ stack: Stack }, { ownStack: Stack }>({
  ownStack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern; there are none
    async ({}, use, { parallelIndex }) => {
      const { services, identity } = runningProduct();
      const stops: Stop[] = [];
      const web = { PAGE_PATIENCE_MS: '20000', PART_PATIENCE_MS: '20000' };
      const name = `trusted-types-${parallelIndex}`;
      await use(await startStack({ name, services, identity, settings: { web } }, stops));
      for (const stop of stops.toReversed()) await stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  stack: async ({ ownStack }, use) => use(ownStack),
  baseURL: async ({ stack }, use) => use(stack.web),
  product: async ({ product, stack }, use) => use({ ...product, web: stack.web, gateway: stack.gateway }),
});

// One worker runs all journeys, so that the product is started once.
test.describe.configure({ mode: 'default' });

test('a page refuses texts as markup, and other policies than its own', async ({ page, guards }) => {
  guards.allow(
    /console error: .*(?:TrustedHTML|TrustedScript|trusted-types|TrustedTypePolicy)/,
    'That is what this test does.',
  );
  await page.goto('/berlin/swiftbite');
  const refused = await page.evaluate(() => {
    const failureOf = (attempt: () => unknown): string => {
      try {
        attempt();
        return 'none';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    return [
      failureOf(() =>
        Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror=alert(1)>' }),
      ),
      failureOf(() => Object.assign(document.createElement('script'), { text: 'alert(1)' })),
      failureOf(() => trustedTypes.createPolicy('other', {})),
    ];
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
});

const pages = addressKinds.filter(
  ({ page, status }) => page !== null && !page.startsWith('redirect') && status === undefined,
);

/** Pages that together have every kind of markup: formatted texts, structured data, forms and pictures. */
const withMarkup = new Set(['city', 'offer', 'full-time offer by its title']);

for (const { name, path } of pages.filter((kind) => isWholeMatrix || withMarkup.has(kind.name))) {
  test(`${name} works with trusted types`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'router');
    await page.waitForLoadState('networkidle');
  });
}

test('rich texts and structured data of pages that links open are shown', async ({ page }) => {
  await page.goto('/blog');
  await page.locator('main a[href^="/blog/"]:not([href*="/page-"])').first().click();
  await expect(page).toHaveURL(/\/blog\/(?!page-)[a-z0-9-]+$/);
  await expect(page.locator('main [class*="text"] p').first()).toBeVisible();
  await expect(page.locator('head script[type="application/ld+json"]')).not.toHaveCount(0);
});
