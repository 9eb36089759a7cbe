import type { Page } from '@playwright/test';
import { flashesOf } from '../harness/flashes.ts';
import { openFolds } from '../harness/pages/openFolds.ts';
import { expect, test } from '../harness/test.ts';

const broken = { kind: 'status', status: 500 } as const;
const flash = (what: string) =>
  `Error${what} Please try again later or contact us at hello@citygigs.example.`;
const loadFailed = flash('Cannot load data. Request error #500.');

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

/** Text in each part of the offer that is visible when nothing fails. */
const offerParts: Record<string, string> = {
  Earnings: '€15',
  'Sign-up takes': '1 week',
  'How busy it is': 'Some customers',
  'Cost to start': '€70',
  'What you do': 'Swiftbite brings meals',
  Equipment: 'Thermal bag',
  'Helpful courses and services': 'Bike rental',
  Reviews: 'Pay is decent',
  'Good to know': 'Delivering by bike in winter',
  'More gigs for you': 'Noodlewheel',
};

const cityParts: Record<string, string> = {
  'Gigs in Berlin': 'Bike courier',
  'Popular categories': 'Delivery',
  'Popular gigs in Berlin': 'Swiftbite',
  'Working in Berlin': 'flexible hours',
  'Latest reviews': 'Berlin, Germany',
  'From our blog': 'Gig jobs in Berlin',
  'Cities near Berlin': 'Potsdam',
};

interface Case {
  readonly path: RegExp;
  /** The parts that show an error, with its text. */
  readonly failed?: Readonly<Record<string, string>>;
  /** The parts that are omitted. */
  readonly absent?: readonly string[];
  readonly flashes?: readonly string[];
}

const failedParts = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, 'This part didn’t load.']));

const offerCases: readonly Case[] = [
  { path: /\/earning$/, failed: failedParts('Earnings') },
  { path: /\/sign-up-time$/, failed: failedParts('Sign-up takes') },
  { path: /\/customer-availability$/, failed: failedParts('How busy it is') },
  { path: /\/products\/equipment$/, failed: failedParts('Equipment') },
  { path: /\/products\/service$/, failed: failedParts('Helpful courses and services') },
  { path: /\/reviews\/latest$/, failed: failedParts('Reviews') },
  { path: /\/posts\/job_offer$/, failed: failedParts('Good to know') },
  { path: /\/promoted\/1$/, failed: failedParts('More gigs for you') },
  { path: /\/redirect-links$/ },
  { path: /\/cities$/, flashes: [] },
];

const cityCases: readonly Case[] = [
  {
    path: /\/job_offers$/,
    failed: {
      'Gigs in Berlin': 'The gigs didn’t load.',
      'Popular gigs in Berlin': 'This part didn’t load.',
    },
  },
  { path: /\/city_categories$/, failed: failedParts('Popular categories') },
  { path: /\/reviews\/latest$/, failed: failedParts('Latest reviews') },
  { path: /\/posts$/, failed: failedParts('From our blog'), flashes: [flash('Cannot load blog post.')] },
  { path: /\/cities$/, absent: ['Cities near Berlin'], flashes: [] },
  { path: /\/redirect-links$/ },
];

const pages = [
  { address: '/berlin/swiftbite', heading: 'Bike courier', parts: offerParts, cases: offerCases },
  { address: '/berlin', heading: 'Side jobs in Berlin', parts: cityParts, cases: cityCases },
];

for (const { address, heading, parts, cases } of pages)
  test(
    `when one call for ${address} fails, only its part of the page does, with at most one message`,
    { tag: address === '/berlin' ? [] : '@long' },
    async ({ page, upstream, control }) => {
      test.setTimeout(cases.length * 15_000);
      // All cases share one page, because the first visit costs twice as much as later ones.
      const seen = await flashesOf(page);
      for (const { path, failed = {}, absent = [], flashes = [loadFailed] } of cases)
        await test.step(path.source, async () => {
          await control.reset();
          const seenBefore = seen.length;
          await upstream.fault({ method: 'GET', path }, broken);
          expect((await page.goto(address))?.status(), path.source).toBe(200);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
          await openFolds(page);
          for (const [name, words] of Object.entries(parts)) {
            if (absent.includes(name)) {
              await expect.soft(part(page, name), path.source).toHaveCount(0);
              continue;
            }
            await expect.soft(part(page, name), path.source).toContainText(failed[name] ?? words);
          }
          await expect
            .soft(page.getByText(/ didn’t load\.$/), path.source)
            .toHaveCount(Object.keys(failed).length);
          await expect.soft(page.getByRole('banner'), path.source).toBeVisible();
          await expect.soft(page.getByRole('contentinfo'), path.source).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expect.soft.poll(() => seen.slice(seenBefore), path.source).toEqual(flashes);
          expect
            .soft(
              (await upstream.calls({ path })).map(({ status }) => status),
              path.source,
            )
            .toContain(500);
        });
    },
  );
