import type { Page } from '@playwright/test';
import { rawRequest } from '../harness/rawRequest.ts';
import { expect, test } from '../harness/test.ts';

const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const list = (page: Page, title: string) =>
  page
    .getByRole('contentinfo')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) });

/** The cities that the services list, as the footer should show them. */
const cities = async (services: string, path: string) => {
  const answer = await fetch(`${services}/web-api/${path}`);
  const { items } = (await answer.json()) as { items: { name: string; slug: string }[] };
  return items.map(({ name, slug }) => ({ name, href: `/${slug}` }));
};

test(
  'every page has a footer with the year',
  { tag: ['@R1.32', '@R2.149'] },
  async ({ serverPage: page }) => {
    for (const path of ['/', '/berlin', '/berlin/delivery-c', '/berlin/swiftbite', '/about', '/de']) {
      await page.goto(path);
      const footer = page.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      await expect.soft(footer, path).toBeInViewport();
      await expect.soft(footer, path).toContainText(`© ${new Date().getUTCFullYear()} Citygigs`);
      expect.soft(await footer.getByRole('link').count(), path).toBeGreaterThan(15);
    }
  },
);

test('a page that does not exist has the complete footer too', { tag: ['@R1.32'] }, async ({ product }) => {
  // No other test sends a bot request in Swedish, so the server has no cached lists.
  const { text } = await rawRequest(product.web, '/sv/a/b/c/d', { 'user-agent': bot });
  expect(text).toContain('<footer');
  expect(text).toContain('Nya städer');
});

test(
  'the newest cities are those of GET /cities/newest',
  { tag: ['@R2.145'] },
  async ({ serverPage: page, product }) => {
    const newest = await cities(product.services, 'en/cities/newest?limit=6');
    expect(newest).toHaveLength(6);
    await page.goto('/about');
    const links = list(page, 'New cities').getByRole('link');
    await expect(links).toHaveText(newest.map(({ name }) => name));
    for (const [index, { href }] of newest.entries())
      await expect(links.nth(index)).toHaveAttribute('href', href);
  },
);

test(
  'the top cities are those of GET /cities/top, Berlin first',
  { tag: ['@R2.146'] },
  async ({ serverPage: page, product }) => {
    const top = await cities(product.services, 'de/cities/top?limit=6');
    expect(top[0]).toEqual({ name: 'Berlin', href: '/berlin' });
    await page.goto('/de/about');
    const links = list(page, 'Beliebte Städte').getByRole('link');
    await expect(links).toHaveText(top.map(({ name }) => name));
    for (const [index, { href }] of top.entries())
      await expect(links.nth(index)).toHaveAttribute('href', `/de${href}`);
  },
);

test(
  'the footer of a city page names four cities near the city',
  { tag: ['@R2.144'] },
  async ({ serverPage: page }) => {
    await page.goto('/berlin');
    const links = list(page, 'Cities near Berlin').getByRole('link');
    await expect(links).toHaveCount(4);
    await expect(links.filter({ hasText: /^Berlin$/ })).toHaveCount(0);
  },
);

test(
  'elsewhere the footer names four cities near the visitor, requested once',
  { tag: ['@R2.144'] },
  async ({ page, upstream }) => {
    await page.goto('/about');
    await expect(list(page, 'Cities near you').getByRole('link')).toHaveCount(4);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
    await expect(list(page, 'Cities near you').getByRole('link')).toHaveCount(4);
    const calls = await upstream.calls({ path: /\/cities\/?$/ });
    expect(calls.filter(({ query }) => 'lat' in query).map(({ query }) => query['limit'])).toEqual(['4']);
  },
);

test(
  'the list of nearby cities is omitted when there are none',
  { tag: ['@R2.144'] },
  async ({ page, upstream }) => {
    await upstream.fault({ path: /ip_lookup/ }, { kind: 'json', body: { status: 'fail' } });
    await page.goto('/about');
    await expect(list(page, 'Top cities').getByRole('link')).toHaveCount(6);
    await expect(list(page, 'Cities near you')).toHaveCount(0);
  },
);

test.describe('for a bot', () => {
  test.use({ userAgent: bot });

  for (const [path, title] of [
    ['/berlin', 'Cities near Berlin'],
    ['/about', 'Cities near you'],
  ] as const)
    test(`the footer of ${path} names no nearby cities`, { tag: ['@R2.144'] }, async ({ page }) => {
      await page.goto(path);
      await expect(list(page, 'Top cities').getByRole('link')).toHaveCount(6);
      await page.waitForLoadState('networkidle');
      await expect(list(page, title)).toHaveCount(0);
    });
});

for (const [path, prefix, names] of [
  ['/about', '', ['Blog', 'About us', 'Contact', 'Terms of use', 'Privacy policy']],
  ['/de/berlin', '/de', ['Blog', 'Über uns', 'Kontakt', 'Nutzungsbedingungen', 'Datenschutz']],
] as const)
  test(
    `the footer of ${path} links to blog, about, contact, terms and policy`,
    { tag: ['@R2.143'] },
    async ({ serverPage: page }) => {
      await page.goto(path);
      const footer = page.getByRole('contentinfo');
      for (const [index, place] of ['blog', 'about', 'contact', 'terms', 'policy'].entries())
        await expect(footer.getByRole('link', { name: names[index] ?? '', exact: true })).toHaveAttribute(
          'href',
          `${prefix}/${place}`,
        );
    },
  );

test(
  'the footer has an email link for partners to ask for prices',
  { tag: ['@R2.147'] },
  async ({ serverPage: page }) => {
    await page.goto('/berlin');
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'For partners: ask for prices' }),
    ).toHaveAttribute('href', 'mailto:partners@citygigs.example');
  },
);

test(
  'the footer links to the social networks, each by its name',
  { tag: ['@R2.148'] },
  async ({ serverPage: page }) => {
    await page.goto('/berlin');
    const footer = page.getByRole('contentinfo');
    for (const [name, href] of [
      ['Facebook', 'https://www.facebook.com/citygigs'],
      ['Instagram', 'https://www.instagram.com/citygigs'],
      ['LinkedIn', 'https://www.linkedin.com/company/citygigs'],
    ] as const)
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  },
);

test.describe('a visitor who has allowed preferences', () => {
  test.use({ isUndecided: true });

  test(
    'is looked up once: the next page knows the last coordinates',
    { tag: ['@R9.27'] },
    async ({ page, upstream }) => {
      const lookUps = () => upstream.calls({ path: /ip_lookup/ });
      const nearby = page.getByRole('contentinfo').locator('section', { hasText: 'Cities near you' });
      await page.addInitScript(() => {
        const choice = { essential: true, preferences: true, analytics: false, marketing: false };
        localStorage['cookieConsent'] ??= JSON.stringify({ ...choice, chosenAt: Date.now() });
      });
      await page.goto('/about');
      await expect(nearby.getByRole('link').first()).toBeVisible();
      expect(await lookUps()).toHaveLength(1);
      const cities = await nearby.getByRole('link').allTextContents();
      await upstream.clear();
      await page.goto('/contact');
      await expect(nearby.getByRole('link').first()).toBeVisible();
      expect(await nearby.getByRole('link').allTextContents()).toEqual(cities);
      expect(await lookUps()).toEqual([]);
    },
  );
});
