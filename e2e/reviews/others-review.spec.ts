import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askAs } from '../account/askAs.ts';
import { createAccount, signedInAccount, signInBrowser } from '../harness/accounts/account.ts';
import { waitForHydration } from '../harness/hydration.ts';
import { expect, test } from '../harness/test.ts';

const reviewsIn = (page: Page) => page.getByRole('region', { name: 'Reviews', exact: true });

type Addresses = Parameters<typeof createAccount>[0] & { readonly gateway: string };

/** Adds a review of a gig as a new user. */
const addReview = async ({ gateway, ...product }: Addresses) => {
  const author = await createAccount(product);
  const reviewText = `Written by ${author.userId}.`;
  const { jobOffer } = await askAs<{ jobOffer: { id: string } }>(
    gateway,
    author,
    '{ jobOffer(citySlug: "vienna", partnerSlug: "nestkin") { id } }',
  );
  const offerId = jobOffer.id;
  const add = `mutation ($input: AddReviewInput!) { addReview(input: $input) { userErrors { code } } }`;
  const input = { idempotencyKey: randomUUID(), offerId, rating: 4, reviewText };
  expect(await askAs(gateway, author, add, { input })).toEqual({ addReview: { userErrors: [] } });
  return { offerId, reviewText };
};

test(
  'a user has no button to edit the review of another user, and cannot change it over GraphQL',
  { tag: ['@R6.09'] },
  async ({ page, product }) => {
    const { offerId, reviewText } = await addReview(product);
    const other = await signedInAccount(page, product);
    const edit = `mutation ($input: EditReviewInput!) {
      editReview(input: $input) { review { id } userErrors { code } } }`;
    expect(await askAs(product.gateway, other, edit, { input: { offerId, rating: 1 } })).toEqual({
      editReview: { review: null, userErrors: [{ code: 'NOT_FOUND' }] },
    });
    await page.goto('/vienna/nestkin');
    const review = reviewsIn(page).getByRole('article').filter({ hasText: reviewText });
    await expect(review).toContainText('4 out of 5 stars');
    await expect(reviewsIn(page).getByRole('button', { name: 'Add review' })).toBeEnabled();
    await expect(reviewsIn(page).getByRole('button', { name: 'Edit your review' })).toHaveCount(0);
  },
);

test('a vote is seen in another browser of the user before it counts, and taken back there', async ({
  page,
  product,
  upstream,
  browser,
  guards,
}) => {
  const { reviewText } = await addReview(product);
  const reads = () => upstream.calls({ path: /\/my\/helpful_reviews$/ });
  const helpfulIn = (where: Page) =>
    reviewsIn(where)
      .getByRole('article')
      .filter({ hasText: reviewText })
      .getByRole('button', { name: /^Helpful/ });
  const user = await signedInAccount(page, product);
  await page.goto('/vienna/nestkin');
  await expect.poll(async () => (await reads()).length).toBe(1);
  const [first] = await reads();
  expect(first?.query['ids']?.split(',')).toHaveLength(await reviewsIn(page).locator('article').count());
  await helpfulIn(page).click();
  // The vote of a new account counts a week later.
  await expect
    .poll(async () => (await upstream.calls({ path: /\/helpful$/ })).map(({ status }) => status))
    .toEqual([200]);
  await expect(helpfulIn(page)).toHaveText('Helpful');
  await expect(helpfulIn(page)).toHaveAttribute('aria-pressed', 'true');

  const context = await browser.newContext({ baseURL: product.web });
  guards.watch(context);
  const other = await context.newPage();
  waitForHydration(other);
  await signInBrowser(other, user);
  await other.goto('/vienna/nestkin');
  await expect(helpfulIn(other)).toHaveAttribute('aria-pressed', 'true');
  await expect(helpfulIn(other)).toHaveText('Helpful');
  await helpfulIn(other).click();
  await expect(helpfulIn(other)).toHaveAttribute('aria-pressed', 'false');
  await expect
    .poll(async () => (await upstream.calls({ path: /\/helpful$/ })).map(({ body }) => body))
    .toEqual([{ helpful: true }, { helpful: false }]);
  await expect(helpfulIn(other)).toHaveText('Helpful');
  await context.close();
});
