import { flashesOf } from '../harness/flashes.ts';
import { expect, test } from '../harness/test.ts';
import { jobPostings } from './jobPostings.ts';

const leadCall = { method: 'POST', path: /^\/sales-api\/lead$/ };

for (const [name, details, partner, title] of [
  ['an offer whose validThrough is past', { tag: '@R5.13' }, 'quietdesk', 'Freelance translator'],
  ['an expired offer', {}, 'parcelpath', 'Parcel driver'],
] as const) {
  test(
    `${name} is shown as closed: no apply button, no job posting, in no list`,
    details,
    async ({ page }) => {
      expect((await page.goto(`/berlin/${partner}`))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('note')).toContainText('This gig is closed');
      const offer = page.getByRole('main');
      await expect(offer.getByRole('button', { name: 'Apply now' })).toHaveCount(0);
      await expect(offer.getByRole('link', { name: /^Apply on/ })).toHaveCount(0);
      await expect(offer.locator(`a[href*="/redirect/berlin/${partner}"]`)).toHaveCount(0);
      expect(await jobPostings(page)).toEqual([]);

      await page.getByRole('note').getByRole('link', { name: 'See all gigs in Berlin' }).click();
      await expect(page).toHaveURL('/berlin');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Side jobs in Berlin');
      await expect(page.locator(`a[href="/berlin/${partner}"]`)).toHaveCount(0);
      await page.goto('/berlin/page-2');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Side jobs in Berlin/);
      await expect(page.locator(`main a[href="/berlin/${partner}"]`)).toHaveCount(0);
    },
  );
}

test(
  'for an offer without categories the gateway answers null with an error, and its page is not found',
  { tag: ['@R8.26'] },
  async ({ page, product, request, guards }) => {
    guards.allow(/status of 404/, 'the page does not exist');
    const query = '{ jobOffer(citySlug: "berlin", partnerSlug: "oddjob-guild") { id } }';
    const answer = (await (await request.post(product.gateway, { data: { query } })).json()) as {
      data: { jobOffer: unknown };
      errors: { message: string; extensions: { code: string } }[];
    };
    expect(answer.data.jobOffer).toBeNull();
    expect(answer.errors).toMatchObject([
      {
        message: 'Categories were not found. A translation is probably missing.',
        extensions: { code: 'CATEGORIES_MISSING' },
      },
    ]);

    const seen = await flashesOf(page);
    expect((await page.goto('/berlin/oddjob-guild'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('main')).not.toContainText('Oddjob Guild');
    await page.waitForLoadState('networkidle');
    expect(seen).toEqual([]);
  },
);

test(
  'an offer without reviews says so, and one with a single review uses the singular',
  { tag: ['@R2.107'] },
  async ({ serverPage: page }) => {
    await page.goto('/berlin/paws-and-co');
    const reviews = page.getByRole('main').getByRole('region', { name: 'Reviews' });
    await expect(reviews).toContainText('Nobody has reviewed this gig yet.');
    await expect(reviews.getByRole('article')).toHaveCount(0);
    await expect(page.getByText('No reviews yet').first()).toBeVisible();
    await page.goto('/berlin/glowclean');
    await expect(reviews).toContainText('1 rating');
    await expect(reviews).not.toContainText('1 ratings');
    await expect(reviews.getByRole('article')).toHaveCount(1);
  },
);

test.describe('an unverified offer', () => {
  test(
    'a modal asks for confirmation: Cancel stays on the offer and posts no lead',
    { tag: ['@R2.177'] },
    async ({ page, upstream }) => {
      await page.goto('/berlin/lumen-labs');
      await expect(page.getByText('Not verified').first()).toBeVisible();
      await page.getByRole('link', { name: /^Apply on the Lumen Labs/ }).click();
      const dialog = page.getByRole('dialog', { name: 'We haven’t verified this gig' });
      await expect(dialog).toContainText(
        'Lumen Labs hasn’t confirmed this gig to us. You may have to pay for equipment',
      );
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL('/berlin/lumen-labs');
      expect(await upstream.calls(leadCall)).toEqual([]);
    },
  );

  test(
    'after confirmation one lead is posted, and the browser goes to the partner',
    { tag: ['@R2.177'] },
    async ({ page, product, leads }) => {
      await page.goto('/berlin/lumen-labs');
      await page.getByRole('link', { name: /^Apply on the Lumen Labs/ }).click();
      await page.getByRole('button', { name: 'Apply anyway' }).click();
      await page.waitForURL(`${product.services}/partner-site/lumen-labs?lead=**`);
      expect(await leads()).toMatchObject([{ offer_id: 3, click_source: 'offer' }]);
    },
  );

  test('a verified offer needs no confirmation', { tag: ['@R2.177'] }, async ({ page, product }) => {
    await page.goto('/berlin/swiftbite');
    await expect(page.getByText('Verified', { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Apply on the Swiftbite site' }).click();
    await page.waitForURL(`${product.services}/partner-site/swiftbite?lead=**`);
  });
});
