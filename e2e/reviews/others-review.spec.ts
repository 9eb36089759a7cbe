import { randomUUID } from 'node:crypto';
import { askAs } from '../account/askAs.ts';
import { createAccount, signedInAccount } from '../harness/accounts/account.ts';
import { expect, test } from '../harness/test.ts';

test(
  'a user has no button to edit the review of another user, and cannot change it over GraphQL',
  { tag: ['@R6.09'] },
  async ({ page, product: { gateway, ...product } }) => {
    const author = await createAccount(product);
    const reviewText = `Written by ${author.userId}.`;
    const { jobOffer } = await askAs<{ jobOffer: { id: string } }>(
      gateway,
      author,
      '{ jobOffer(citySlug: "vienna", partnerSlug: "nestkin") { id } }',
    );
    const offerId = jobOffer.id;
    const add = `mutation ($input: AddReviewInput!) { addReview(input: $input) { userErrors { code } } }`;
    const added = { idempotencyKey: randomUUID(), offerId, rating: 4, reviewText };
    expect(await askAs(gateway, author, add, { input: added })).toEqual({ addReview: { userErrors: [] } });

    const other = await signedInAccount(page, product);
    const edit = `mutation ($input: EditReviewInput!) {
      editReview(input: $input) { review { id } userErrors { code } } }`;
    expect(await askAs(gateway, other, edit, { input: { offerId, rating: 1 } })).toEqual({
      editReview: { review: null, userErrors: [{ code: 'NOT_FOUND' }] },
    });
    await page.goto('/vienna/nestkin');
    const reviews = page.getByRole('region', { name: 'Reviews', exact: true });
    const review = reviews.getByRole('article').filter({ hasText: reviewText });
    await expect(review).toContainText('4 out of 5 stars');
    await expect(reviews.getByRole('button', { name: 'Add review' })).toBeEnabled();
    await expect(reviews.getByRole('button', { name: 'Edit your review' })).toHaveCount(0);
  },
);
