import { flashesOf } from '../harness/flashes.ts';
import { expect, test } from '../harness/test.ts';

const leadCall = { method: 'POST', path: /^\/sales-api\/lead$/ };
const offerCall = { method: 'GET', path: /\/job-offer$/ };

const offer = async (services: string) => {
  const answer = await fetch(`${services}/web-api/en/job-offer?city_slug=berlin&partner_slug=swiftbite`);
  return (await answer.json()) as Record<string, unknown>;
};

test.describe('the lead', () => {
  for (const [name, fault] of [
    ['answers 500', { kind: 'status', status: 500 }],
    ['answers {}', { kind: 'json', body: {} }],
    ['answers an empty affiliate_url', 'empty'],
    ['answers invalid JSON', { kind: 'garbage' }],
    ['is cut off', { kind: 'reset' }],
    ['never answers', { kind: 'hang' }],
  ] as const) {
    test(
      `POST /lead ${name}: the error is reported and the visitor still reaches the offer's own url`,
      { tag: ['@R2.131', '@R8.15', '@R8.16'] },
      async ({ page, product, upstream, reports, leads }) => {
        const id = '0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11';
        const withoutUrl = {
          id,
          created: true,
          createdAt: '2026-01-02T03:04:05Z',
          userAnonymousId: id,
          affiliate_url: '',
        };
        await upstream.fault(leadCall, fault === 'empty' ? { kind: 'json', body: withoutUrl } : fault);
        const flashes = await flashesOf(page);
        await page.goto('/redirect/berlin/swiftbite', { waitUntil: 'commit' });
        await page.waitForURL(`${product.services}/partner-site/swiftbite?city=berlin`);
        expect(flashes).toEqual([]);
        expect(await upstream.calls(leadCall)).toHaveLength(1);
        expect(await leads()).toEqual([]);
        if (fault === 'empty') return;
        await expect.poll(async () => (await reports()).length).toBe(1);
        expect(await reports()).toMatchObject([{ report: { level: 'error', context: { where: 'lead' } } }]);
      },
    );
  }

  test('after a lost answer the visitor continues to the partner, and another attempt creates no second lead', async ({
    page,
    product,
    upstream,
    reports,
    leads,
  }) => {
    await upstream.fault(leadCall, { kind: 'lostAnswer' }, 1);
    await page.goto('/berlin/swiftbite');
    await page.getByRole('link', { name: 'Apply on the Swiftbite site' }).click();
    await page.waitForURL(`${product.services}/partner-site/swiftbite?city=berlin`);
    await expect.poll(async () => (await reports()).length).toBe(1);
    expect(await leads()).toHaveLength(1);

    await page.goBack();
    await page.getByRole('link', { name: 'Apply on the Swiftbite site' }).click();
    await page.waitForURL(`${product.services}/partner-site/swiftbite?lead=**`);
    // The page that Back returned to may have sent the queued lead, too.
    const calls = await upstream.calls(leadCall);
    expect(calls.length).toBeGreaterThanOrEqual(2);
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    const rows = await leads();
    expect(rows).toHaveLength(1);
    expect(page.url()).toBe(rows[0]?.affiliate_url);
  });
});

test.describe('the offer', () => {
  for (const [name, fault, answered] of [
    ['answers 500', { kind: 'status', status: 500 }, 503],
    ['answers an offer without status', 'no status', 503],
    ['answers an offer with an empty status', 'empty status', 503],
    ['never answers', { kind: 'hang' }, 503],
    ['answers 404', { kind: 'status', status: 404 }, 404],
  ] as const) {
    test(
      `GET /job-offer ${name}: an error box replaces the redirect`,
      { tag: ['@R2.125', '@R8.13', '@R8.14', '@R2.23'] },
      async ({ page, product, upstream, guards }) => {
        guards.allow(/status of (404|503)/, 'the page may say that the offer did not load');
        const { status: _status, ...rest } = await offer(product.services);
        const invalidOffers = { 'no status': rest, 'empty status': { ...rest, status: '' } };
        await upstream.fault(
          offerCall,
          typeof fault === 'string' ? { kind: 'json', body: invalidOffers[fault] } : fault,
        );
        expect((await page.goto('/redirect/berlin/swiftbite'))?.status()).toBe(answered);
        const box = page.getByRole('main').getByRole('alert');
        await expect(box).toHaveText(
          'Something went wrong. We are really sorry. There was some error while loading data. Please try again later or go back to the homepage.Go to homepage',
        );
        await expect(box.getByRole('link', { name: 'Go to homepage', exact: true })).toBeVisible();
        await expect(page.getByRole('banner')).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        await expect(page).toHaveURL('/redirect/berlin/swiftbite');
        expect(await upstream.calls(leadCall)).toEqual([]);
      },
    );
  }

  for (const [language, home, label] of [
    ['', '/', 'Go to homepage'],
    ['/de', '/de', 'Zur Startseite'],
  ] as const) {
    test(
      `the button of the error box leads to ${home}`,
      { tag: ['@R2.126', '@R8.14'] },
      async ({ page, upstream, guards }) => {
        guards.allow(/status of 503/, 'the offer did not load');
        await upstream.fault(offerCall, { kind: 'status', status: 500 });
        await page.goto(`${language}/redirect/berlin/swiftbite`);
        await page.getByRole('main').getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(home);
        await expect(page.getByRole('combobox')).toBeVisible();
      },
    );
  }
});
