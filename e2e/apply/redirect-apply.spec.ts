import { expect, test } from '../harness/test.ts';

const leadCall = { method: 'POST', path: /^\/sales-api\/lead$/ };
const encoded = (data: object) => encodeURIComponent(btoa(JSON.stringify(data)));

test(
  'the redirect page names its target and has no header',
  { tag: ['@R2.20', '@R2.23', '@R2.138'] },
  async ({ page, product, upstream }) => {
    await upstream.fault(leadCall, { kind: 'delay', ms: 2500 });
    expect((await page.goto('/redirect/berlin/swiftbite'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taking you to Swiftbite');
    await expect(page.getByRole('link', { name: 'Go to Swiftbite now' })).toHaveAttribute(
      'href',
      `${product.services}/partner-site/swiftbite?city=berlin`,
    );
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.locator('header')).toHaveCount(0);
    await page.waitForURL(`${product.services}/partner-site/**`);
  },
);

test(
  'one lead is posted, then the browser goes to its affiliate_url',
  { tag: ['@R2.129', '@R2.130', '@R3.103', '@R3.104', '@R3.105'] },
  async ({ page, product, upstream, leads }) => {
    await page.goto('/fr/redirect/berlin/swiftbite', { waitUntil: 'commit' });
    await page.waitForURL(`${product.services}/partner-site/swiftbite?lead=**`);
    const calls = await upstream.calls(leadCall);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ status: 201, body: { offer_id: 1, type: 'job', locale: 'fr' } });
    expect(Object.keys(calls[0]?.body as object).toSorted()).toEqual([
      'locale',
      'offer_id',
      'session_id',
      'type',
    ]);
    const rows = await leads();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ offer_id: 1, type: 'job', locale: 'fr', email: null, full_name: null });
    expect(page.url()).toBe(rows[0]?.affiliate_url);
    expect(page.url()).toBe(`${product.services}/partner-site/swiftbite?lead=${rows[0]?.id}&city=berlin`);
  },
);

test(
  'the click data in cd become part of the lead',
  { tag: ['@R2.21'] },
  async ({ page, product, leads }) => {
    const data = {
      click_source: 'tile',
      utm_source: 'spring',
      source: 'newsletter',
      referral_url: 'https://blog.example/gigs?é=1',
      offer_id: 99,
      type: 'spam',
    };
    const bytes = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(data)));
    await page.goto(`/redirect/berlin/swiftbite?cd=${encodeURIComponent(btoa(bytes))}`, {
      waitUntil: 'commit',
    });
    await page.waitForURL(`${product.services}/partner-site/swiftbite?lead=**`);
    expect(await leads()).toMatchObject([
      {
        offer_id: 1,
        type: 'job',
        click_source: 'tile',
        utm_source: 'spring',
        source: 'newsletter',
        referral_url: 'https://blog.example/gigs?é=1',
      },
    ]);
  },
);

for (const [name, cd] of [
  ['percent signs', '%%%'],
  ['not base64', 'n%C3%B6!'],
  ['not JSON', btoa('click_source=tile')],
  ['not an object', encoded(['tile'])],
] as const) {
  test(
    `an invalid cd (${name}) is reported once and ignored: the lead is posted, and the browser goes to the partner`,
    { tag: ['@R2.22'] },
    async ({ page, product, upstream, reports, leads }) => {
      await page.goto(`/redirect/berlin/swiftbite?cd=${cd}`, { waitUntil: 'commit' });
      await page.waitForURL(`${product.services}/partner-site/swiftbite?lead=**`);
      expect(await upstream.calls(leadCall)).toHaveLength(1);
      expect(await leads()).toMatchObject([{ offer_id: 1, click_source: null, utm_source: null }]);
      await expect.poll(async () => (await reports()).length).toBe(1);
      expect(await reports()).toMatchObject([{ report: { context: { where: 'click data' } } }]);
    },
  );
}

for (const [what, partner] of [
  ['an expired offer', 'parcelpath'],
  ['an offer whose last day is over', 'quietdesk'],
] as const) {
  test(
    `${what} posts no lead and keeps the visitor on the site`,
    { tag: ['@R2.127', '@R2.128'] },
    async ({ page, upstream, leads }) => {
      await page.goto(`/redirect/berlin/${partner}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This gig is closed');
      await expect(page.getByRole('banner')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(`/redirect/berlin/${partner}`);
      await page.getByRole('link', { name: 'See all gigs in Berlin' }).click();
      await expect(page).toHaveURL('/berlin');
      expect(await upstream.calls(leadCall)).toEqual([]);
      expect(await leads()).toEqual([]);
    },
  );
}

test('a double click on the redirect page creates one lead', async ({ page, product, upstream, leads }) => {
  await upstream.fault(leadCall, { kind: 'delay', ms: 600 });
  await page.goto('/berlin/swiftbite');
  await page.getByRole('link', { name: 'Apply on the Swiftbite site' }).dblclick();
  await page.waitForURL(`${product.services}/partner-site/swiftbite?**`);
  expect(await upstream.calls(leadCall)).toHaveLength(1);
  expect(await leads()).toHaveLength(1);
});

test('Back from the partner returns to the offer instead of redirecting again', async ({
  page,
  product,
  leads,
}) => {
  await page.goto('/berlin/swiftbite');
  await page.getByRole('link', { name: 'Apply on the Swiftbite site' }).click();
  await page.waitForURL(`${product.services}/partner-site/swiftbite?**`);
  await page.goBack();
  await expect(page).toHaveURL('/berlin/swiftbite');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bike courier');
  expect(await leads()).toHaveLength(1);
});
