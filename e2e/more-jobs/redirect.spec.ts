import { expect, test } from '../harness/test.ts';
import { expired, live } from './jobs.ts';

const ofpLead = { method: 'POST', path: /^\/ofp-api\/lead$/ };
const salesLead = { method: 'POST', path: /^\/sales-api\/lead$/ };
const address = `/redirect${live.place}/${live.id}`;

test(
  'the redirect page shows progress, the company’s logo and its name, without a header',
  { tag: ['@R2.52', '@R2.53', '@R2.54', '@R2.138'] },
  async ({ page, upstream }) => {
    await upstream.fault(ofpLead, { kind: 'delay', ms: 2500 });
    expect((await page.goto(address))?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.locator('[class*="steps"] span')).toHaveCount(3);
    await expect(main.locator('[class*="steps"]')).toBeVisible();
    await expect(main.getByRole('img', { name: 'Logo of Hammerhare' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Taking you to Hammerhare');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.waitForURL(/\/partner-site\/hammerhare\?/);
  },
);

test(
  'one lead goes to the ofp API, with city, feed, company and title, then the browser to its affiliate_url',
  { tag: ['@R2.51', '@R2.55', '@R3.106', '@R7.90'] },
  async ({ page, product, upstream, leads }) => {
    await page.goto(`${address}?cd=${btoa('{"click_source":"tile"}')}`, { waitUntil: 'commit' });
    await page.waitForURL(`${product.services}/partner-site/hammerhare?lead=**`);
    expect(await upstream.calls(salesLead)).toEqual([]);
    const calls = await upstream.calls(ofpLead);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      status: 201,
      body: {
        offer_id: live.id,
        type: 'job',
        locale: 'en',
        city: 'berlin',
        feed: 'jobrill',
        partner: 'hammerhare',
        title: live.slug,
        click_source: 'tile',
      },
    });
    expect((calls[0]?.body as { session_id?: string } | undefined)?.session_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(calls[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    const rows = await leads();
    expect(rows).toHaveLength(1);
    expect(page.url()).toBe(rows[0]?.affiliate_url);
  },
);

test(
  'without a lead the browser goes to the offer’s own url',
  { tag: ['@R7.90'] },
  async ({ page, product, upstream }) => {
    await upstream.fault(ofpLead, { kind: 'status', status: 500 });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForURL(`${product.services}/partner-site/hammerhare?city=berlin&job=${live.slug}`);
  },
);

test('an expired offer posts no lead and keeps the visitor on the site', async ({
  page,
  upstream,
  leads,
}) => {
  await page.goto(`/redirect${expired.place}/${expired.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job has expired');
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').getByRole('link', { name: 'Full-time jobs in Berlin' }).click();
  await expect(page).toHaveURL('/more-jobs?city=berlin&country_code=de');
  expect(await upstream.calls(ofpLead)).toEqual([]);
  expect(await leads()).toEqual([]);
});

test('an offer that does not exist or does not load links to the home page', async ({
  page,
  upstream,
  guards,
}) => {
  guards.allow(/status of (?:404|50\d)/, 'the offer does not exist or does not load');
  await page.goto(`/redirect${live.place}/00000000-0000-4000-8000-000000000000`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Something went wrong.');
  await upstream.fault({ path: /^\/more-jobs-api\/job-offer$/ }, { kind: 'reset' });
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Something went wrong.');
  await page.getByRole('link', { name: 'Go to homepage' }).click();
  await expect(page).toHaveURL('/');
});

test('the time that a visitor spends on the redirect page is measured', async ({ page, upstream }) => {
  await upstream.fault(ofpLead, { kind: 'delay', ms: 2000 });
  await page.goto(address);
  await expect.poll(async () => (await upstream.calls(ofpLead)).length).toBe(1);
  const times = await page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'));
    return performance
      .getEntriesByName('time_on_page')
      .map((entry) => (entry as PerformanceMark).detail as unknown);
  });
  expect(times).toEqual([{ page: 'redirect-more-jobs', seconds: expect.any(Number) }]);
});

test(
  'the button of an offer leads through the redirect page',
  { tag: ['@R2.51'] },
  async ({ page, product, leads }) => {
    await page.goto(`${live.place}/${live.slug}`);
    await page.getByRole('main').getByRole('link', { name: 'Apply on the Hammerhare site' }).click();
    await page.waitForURL(`${product.services}/partner-site/hammerhare?lead=**`);
    expect(await leads()).toMatchObject([{ click_source: 'more-job', type: 'job' }]);
    await page.goBack();
    await expect(page).toHaveURL(`${live.place}/${live.slug}`);
  },
);
