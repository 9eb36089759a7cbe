import type { Page } from '@playwright/test';
import { openFolds } from '../harness/pages/openFolds.ts';
import { expect, test } from '../harness/test.ts';

/** The text sections of an offer: heading, and the beginning of the text of Swiftbite in Berlin. */
const texts = [
  ['overview', 'Bike courier in Berlin with Swiftbite', 'Riders in Berlin mostly work at lunchtime'],
  ['description', 'What you do', 'Swiftbite brings meals from restaurants'],
  ['earnings', 'What it pays', 'You are paid per order and per kilometre.'],
  ['jobRequirementsDetails', 'What you need', 'You are at least 18 and allowed to work in the country.'],
  ['howToStart', 'How to start', 'Sign up with Swiftbite and choose Berlin as your city.'],
  ['joiningBonus', 'Joining bonus', 'New joiners in Berlin get a bonus after their first 20 gigs.'],
  ['fees', 'Fees', 'Swiftbite charges no fees for working in Berlin.'],
  ['commonExpenses', 'Common expenses', 'Budget for bike repairs, rain gear and mobile data.'],
] as const;

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

test(
  '/berlin/swiftbite shows the offer, loaded by its two slugs',
  { tag: ['@R2.60', '@R2.104'] },
  async ({ page, product, request, upstream }) => {
    expect((await page.goto('/berlin/swiftbite'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bike courier');
    await expect(page.getByRole('main').getByText('Swiftbite in Berlin', { exact: true })).toBeVisible();
    const calls = await upstream.calls({ method: 'GET', path: /\/job-offer$/ });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      path: '/web-api/en/job-offer',
      query: { city_slug: 'berlin', partner_slug: 'swiftbite' },
      status: 200,
    });

    await upstream.clear();
    const query = '{ jobOffer(citySlug: "berlin", partnerSlug: "nestkin") { id } }';
    const answer = await request.post(product.gateway, { data: { query } });
    expect(await answer.json()).toEqual({ data: { jobOffer: { id: btoa('JobOffer:2') } } });
    expect(await upstream.calls({ path: /\/job-offer$/ })).toMatchObject([
      { query: { city_slug: 'berlin', partner_slug: 'nestkin' } },
    ]);
  },
);

test(
  'an offer with every text and figure shows all its sections',
  { tag: ['@R2.107'] },
  async ({ serverPage: page }) => {
    await page.goto('/berlin/swiftbite');
    const facts = page.getByRole('main').getByRole('complementary', { name: 'At a glance' });
    const box = await facts.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    await expect(part(page, 'Reviews').getByRole('article')).toHaveCount(3);
    await openFolds(page);
    for (const [, heading, words] of texts) await expect(part(page, heading)).toContainText(words);
    await expect(part(page, 'Equipment').getByRole('link')).toHaveText([
      'Smartphone',
      'City bike',
      'Thermal bag',
      'Bike helmet',
      'Rain jacket',
      'Power bank',
    ]);
    await expect(part(page, 'Helpful courses and services').getByRole('link')).toHaveText([
      'Liability insurance',
      'Bike rental',
      'Food hygiene course',
    ]);
    for (const [figure, words] of [
      ['Earnings', '€15'],
      ['Cost to start', '€70'],
      ['Sign-up takes', '1 week30%'],
      ['How busy it is', 'Some customers45%'],
    ] as const) {
      await expect(part(page, figure)).toContainText(words);
      await expect(part(page, figure)).toContainText('20 answers');
    }
    await expect(part(page, 'Reviews')).toContainText('64 ratings');
    await expect(part(page, 'Reviews').getByRole('article')).toHaveCount(12);
    await expect(part(page, 'Good to know').getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Apply on the Swiftbite site' })).toBeVisible();
  },
);

test('sections without data are omitted', { tag: ['@R2.107'] }, async ({ page, product, upstream }) => {
  const answer = await fetch(
    `${product.services}/web-api/en/job-offer?city_slug=berlin&partner_slug=swiftbite`,
  );
  const full = (await answer.json()) as object;
  const bare = {
    ...full,
    ...Object.fromEntries(texts.map(([field]) => [field, null])),
    overviewHeader: null,
  };
  const none = { items: [], total: 0, page: 1, pageCount: 0 };
  await upstream.fault({ path: /\/job-offer$/ }, { kind: 'json', body: bare });
  await upstream.fault({ path: /\/products\// }, { kind: 'json', body: none });
  await upstream.fault({ path: /\/posts\/job_offer$/ }, { kind: 'json', body: none });
  await upstream.fault({ path: /\/promoted\// }, { kind: 'json', body: none });
  await page.goto('/berlin/swiftbite');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bike courier');
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).not.toHaveCount(0);
  const otherHeadings = [
    'Overview',
    'About this gig',
    'Pay and costs',
    'Equipment',
    'Helpful courses and services',
    'Good to know',
    'More gigs for you',
  ];
  for (const heading of [...texts.map(([, title]) => title), ...otherHeadings])
    await expect(part(page, heading)).toHaveCount(0);
  await expect(part(page, 'Reviews')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply on the Swiftbite site' })).toBeVisible();
});

test(
  'the promoted offers follow the content and are those of the services',
  { tag: ['@R2.107', '@R2.108'] },
  async ({ page, product, upstream }) => {
    await page.goto('/berlin/swiftbite');
    const links = part(page, 'More gigs for you').locator('a[href^="/berlin/"]:not([href*="#"])');
    await expect(links).toHaveCount(20);
    await expect(part(page, 'More gigs for you').getByRole('article')).toHaveCount(4);
    await expect(links.filter({ visible: true })).toHaveCount(4);
    await part(page, 'More gigs for you').getByText('16 more gigs').click();
    await expect(links.filter({ visible: true })).toHaveCount(20);
    const path = '/web-api/en/job-offers/promoted/1';
    const answer = await fetch(`${product.services}${path}?limit=20&expand=review_partner_country`);
    const { items } = (await answer.json()) as { items: { partner: { slug: string } }[] };
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(shown).toEqual(items.map(({ partner }) => `/berlin/${partner.slug}`));
    const [call] = await upstream.calls({ path: /promoted/ });
    expect(call).toMatchObject({ path, query: { limit: '20' } });
    expect(call?.query['expand']?.split(',')).toContain('review_partner_country');

    const promoted = await part(page, 'More gigs for you').boundingBox();
    const last = await part(page, 'Good to know').boundingBox();
    expect(promoted?.y).toBeGreaterThanOrEqual((last?.y ?? Infinity) + (last?.height ?? 0));
  },
);

test('in print only the offer is shown, with what is folded on the screen', async ({ page }) => {
  await page.goto('/berlin/swiftbite');
  const folded = page.getByText('Sign up with Swiftbite and choose Berlin');
  await expect(folded).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(folded).toBeVisible();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'Breadcrumbs' }),
    page.getByRole('region', { name: 'More gigs for you' }),
  ])
    await expect(hidden).toBeHidden();
});

test(
  'an offer without equipment and services shows none of the previous offer',
  { tag: ['@R2.103'] },
  async ({ page, upstream }) => {
    await page.goto('/berlin/swiftbite');
    await openFolds(page);
    await expect(page.getByText('Thermal bag')).toBeVisible();
    await upstream.fault({ path: /\/job-offer$/ }, { kind: 'delay', ms: 1500 });
    await part(page, 'More gigs for you').locator('a[href="/berlin/noodlewheel"]').first().click();
    await expect(page.getByText('Thermal bag')).toHaveCount(0);
    await expect(page).toHaveTitle('Loading | Citygigs');
    await expect(page.getByText('Bike rental')).toHaveCount(0);
    await expect(page.getByText('Noodlewheel in Berlin').first()).toBeVisible();
    await expect(page).toHaveURL('/berlin/noodlewheel');
    await expect(part(page, 'Equipment')).toHaveCount(0);
    await expect(part(page, 'Helpful courses and services')).toHaveCount(0);
    expect(await upstream.calls({ path: /\/job_offers\/10\/products\// })).toHaveLength(2);
  },
);

test(
  'pictures have automatic format, headers quality 50, and logos 50 by 50 with quality eco',
  { tag: ['@R9.45', '@R9.46', '@R9.47'] },
  async ({ page, product }) => {
    await page.goto('/berlin/swiftbite');
    const logo = page.getByRole('img', { name: 'Logo of Swiftbite' });
    await expect(logo).toHaveAttribute(
      'src',
      '/images/c_fill,w_50,h_50,q_auto:eco,f_auto/partners/swiftbite',
    );
    expect(await logo.boundingBox()).toMatchObject({ width: 50, height: 50 });
    await page.goto('/berlin');
    const hero = page.getByRole('img', { name: 'Skyline of Berlin' });
    await expect(hero).toHaveAttribute(
      'src',
      /^\/images\/[^/]*\bq_50\b[^/]*\/l_multiply_dark,[^/]*\/cities\/berlin$/,
    );
    const pictures = page.locator('img[src^="/images/"]');
    expect(await pictures.count()).toBeGreaterThan(20);
    const sources = await pictures.evaluateAll((all) => all.map((image) => image.getAttribute('src') ?? ''));
    expect(sources.filter((source) => !/^\/images\/[^/]*\bf_auto\b/.test(source))).toEqual([]);

    const address = `${product.web}${sources[0]}`;
    const typeFor = async (accept: string) =>
      (await fetch(address, { headers: { accept } })).headers.get('content-type');
    expect(await typeFor('image/webp,*/*')).toBe('image/webp');
    expect(await typeFor('image/jpeg')).not.toBe('image/webp');
  },
);
