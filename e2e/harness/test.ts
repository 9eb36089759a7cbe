import { test as base, expect, type Page } from '@playwright/test';
import { runningProduct, type WorkerAddresses } from '../config/environment.ts';
import { type LoggedReport, productControl, type ProxyControl } from './control.ts';
import { createGuards, type Guards } from './guards.ts';
import { waitForHydration } from './hydration.ts';
import { hydrationProblems } from './hydrationProblems.ts';
import type { AddedOffer } from './database/addedOffers.ts';
import type { LeadRow } from './database/leads.ts';
import type { CollectedEvent } from './thirdParties.ts';
import { chooseCookies } from './pages/chooseCookies.ts';
import { leavePage, openSharedPage, stackOf, userAgentOf } from './pages/sharedPage.ts';

interface WorkerFixtures {
  readonly workerServerPage: Page;
  readonly workerPage: Page;
}

interface ProductFixtures {
  /** Whether the visitor has not chosen yet what cookies to allow, so that the notice asks; otherwise they are refused. */
  readonly isUndecided: boolean;
  /** Whether the visitor has allowed analytics, and nothing else. */
  readonly allowsAnalytics: boolean;
  /** A page without script that the tests of a worker share: it shows what the server sends. */
  readonly serverPage: Page;
  /** A page that the tests of a worker share: its scripts are compiled once. What the site stores is deleted after each test. */
  readonly sharedPage: Page;
  /** Addresses of this worker's product: the site, the gateway, the services behind them, the identity service. */
  readonly product: WorkerAddresses & {
    readonly services: string;
    readonly identity: string;
    readonly control: string;
  };
  /** The recorded upstream calls of this test, and faults to inject. */
  readonly upstream: ProxyControl;
  /** The error and warning reports that the site's server logged during this test. */
  readonly reports: () => Promise<readonly LoggedReport[]>;
  /** The events that the site sent to analytics in this test, and `script` when it loaded the script. */
  readonly collected: () => Promise<readonly CollectedEvent[]>;
  /** The events that the site's server sent to Sentry in this test. */
  readonly sentryEvents: () => Promise<readonly unknown[]>;
  /** The leads that this test wrote to the database. */
  readonly leads: () => Promise<readonly LeadRow[]>;
  /** Adds an offer to a city until the test ends. */
  readonly addOffer: (citySlug: string) => Promise<AddedOffer>;
  /** Fails the test on warnings, errors and foreign requests in the browser; `guards.allow(…)` names exceptions. */
  readonly guards: Guards;
  readonly control: ReturnType<typeof productControl>;
}

/** The test of every journey: each starts with no recorded calls and no faults. */
export const test = base.extend<ProductFixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern; there are none
  product: async ({}, use, { parallelIndex }) => {
    const { control, services, identity } = runningProduct();
    await use({ ...stackOf(parallelIndex), services, identity, control: `${control}/${parallelIndex}` });
  },
  baseURL: async ({ product }, use) => use(product.web),
  userAgent: async ({ browser }, use) => use(userAgentOf(browser)),
  control: [
    async ({ product }, use) => {
      const control = productControl(product.control);
      await control.reset();
      await use(control);
    },
    { auto: true },
  ],
  isUndecided: [false, { option: true }],
  allowsAnalytics: [false, { option: true }],
  // Only for tests that use a page or a context: many need only HTTP.
  context: async ({ context, guards, isUndecided, allowsAnalytics }, use) => {
    if (!isUndecided) await chooseCookies(context, allowsAnalytics);
    guards.watch(context);
    await use(context);
    guards.stop();
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForHydration(page);
    await use(page);
  },
  workerServerPage: [
    async ({ browser }, use, worker) => {
      const page = await openSharedPage(browser, worker, { javaScriptEnabled: false });
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  serverPage: async ({ workerServerPage, guards }, use) => {
    guards.watch(workerServerPage.context());
    await use(workerServerPage);
    guards.stop();
  },
  workerPage: [
    async ({ browser }, use, worker) => {
      const page = await openSharedPage(browser, worker, { javaScriptEnabled: true });
      waitForHydration(page);
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  sharedPage: async ({ workerPage, guards }, use, testInfo) => {
    guards.watch(workerPage.context());
    await use(workerPage);
    guards.stop();
    await leavePage(workerPage, testInfo);
  },
  upstream: async ({ control }, use) => use(control.proxy),
  reports: async ({ control }, use) => use(control.reports),
  collected: async ({ control }, use) => use(control.collected),
  sentryEvents: async ({ control }, use) => use(control.sentryEvents),
  leads: async ({ control }, use) => use(control.leads),
  addOffer: async ({ control }, use) => {
    const added: AddedOffer[] = [];
    await use(async (citySlug) => {
      const offer = await control.addOffer(citySlug);
      added.push(offer);
      return offer;
    });
    for (const { id } of added) await control.removeOffer(id);
  },
  guards: [
    async ({ control, product, allowsAnalytics }, use) => {
      const origins = [new URL(product.web).origin, product.services, product.identity];
      const guards = createGuards([...origins, ...(allowsAnalytics ? [product.thirdParties] : [])]);
      await use(guards);
      const problems = [
        ...guards.problems(),
        ...(await hydrationProblems(guards.reportsSent(), control.reports)),
      ];
      expect(problems, 'warnings, errors and foreign requests in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
