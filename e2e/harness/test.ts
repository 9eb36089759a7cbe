import { test as base, expect, type Page } from '@playwright/test';
import { runningProduct, type WorkerAddresses } from '../config/environment.ts';
import { type LoggedReport, productControl, type ProxyControl } from './control.ts';
import { createGuards, type Guards } from './guards.ts';
import { hydrationProblems } from './hydrationProblems.ts';
import type { AddedOffer } from './database/addedOffers.ts';
import type { LeadRow } from './database/leads.ts';
import type { CollectedEvent } from './thirdParties.ts';
import { chooseCookies } from './pages/chooseCookies.ts';
import { saveData } from './pages/saveData.ts';
import { userAgentOf } from './pages/userAgent.ts';
import type { LastingOptions, Visitor } from './pages/visitor.ts';
import { type Visitors, visitorsOf } from './pages/visitors.ts';
import { stackOf } from './stackOf.ts';

interface WorkerFixtures {
  readonly visitors: Visitors;
}

interface ProductFixtures {
  /** The options of this test that its context keeps. */
  readonly lastingOptions: LastingOptions;
  readonly visitor: Visitor;
  readonly serverVisitor: Visitor;
  /** Whether the browser has loaded nothing of the site before this test. */
  readonly isFirstVisit: boolean;
  /** Whether the visitor has not chosen yet what cookies to allow, so that the notice asks; otherwise they are refused. */
  readonly isUndecided: boolean;
  /** Whether the visitor has allowed analytics, and nothing else. */
  readonly allowsAnalytics: boolean;
  /** Whether the site loads pages before they are opened. */
  readonly isPreloading: boolean;
  /** A page without script that the tests of a worker share: it shows what the server sends. */
  readonly serverPage: Page;
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

/** The window of journeys on a phone, which the names of their files say. */
const phone = { width: 360, height: 800 };

/** The test of every journey: each starts with no recorded calls and no faults. */
export const test = base.extend<ProductFixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern; there are none
  product: async ({}, use, { parallelIndex }) => {
    const { control, services, identity } = runningProduct();
    await use({ ...stackOf(parallelIndex), services, identity, control: `${control}/${parallelIndex}` });
  },
  baseURL: async ({ product }, use) => use(product.web),
  viewport: async ({ viewport }, use, { file }) => use(file.endsWith('.phone.spec.ts') ? phone : viewport),
  userAgent: async ({ browser }, use) => use(userAgentOf(browser)),
  control: [
    async ({ product }, use) => {
      const control = productControl(product.control);
      await control.reset();
      await use(control);
    },
    { auto: true },
  ],
  isFirstVisit: [false, { option: true }],
  isUndecided: [false, { option: true }],
  allowsAnalytics: [false, { option: true }],
  isPreloading: [false, { option: true }],
  visitors: [
    async ({ browser }, use, { parallelIndex }) => {
      const { services, identity } = runningProduct();
      const { web, gateway } = stackOf(parallelIndex);
      const origins = [web, gateway, services, identity].map((address) => new URL(address).origin);
      await use(visitorsOf(browser, origins));
    },
    { scope: 'worker' },
  ],
  lastingOptions: async ({ product, browser, javaScriptEnabled, locale, timezoneId, userAgent }, use) =>
    use({
      baseURL: product.web,
      javaScriptEnabled,
      locale: locale ?? 'en',
      timezoneId: timezoneId ?? 'UTC',
      userAgent: userAgent ?? userAgentOf(browser),
    }),
  visitor: async ({ visitors, lastingOptions, isFirstVisit }, use) => {
    const visitor = await visitors.borrow(lastingOptions, isFirstVisit);
    await use(visitor);
    await visitors.giveBack(visitor);
  },
  // Only for tests that use a page or a context: many need only HTTP.
  context: async ({ visitor: { context }, guards, isUndecided, allowsAnalytics, isPreloading }, use) => {
    const choice = isUndecided ? undefined : await chooseCookies(context, allowsAnalytics);
    const saving = isPreloading ? undefined : await saveData(context);
    guards.watch(context);
    await use(context);
    guards.stop();
    await choice?.dispose();
    await saving?.dispose();
  },
  // It depends on the context, so that guards watch it.
  page: async ({ visitor: { page }, context: _context, viewport, colorScheme }, use) => {
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await use(page);
  },
  serverVisitor: async ({ visitors, lastingOptions }, use) => {
    const visitor = await visitors.borrow({ ...lastingOptions, javaScriptEnabled: false }, false);
    await use(visitor);
    await visitors.giveBack(visitor);
  },
  serverPage: async ({ serverVisitor: { context, page }, guards, viewport }, use) => {
    if (viewport) await page.setViewportSize(viewport);
    guards.watch(context);
    await use(page);
    guards.stop();
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
