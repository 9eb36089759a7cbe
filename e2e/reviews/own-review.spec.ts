import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askAs } from '../account/askAs.ts';
import { applyFor } from '../desk/applyFor.ts';
import {
  type Account,
  newCredentials,
  signedInAccount,
  signOutBrowser,
} from '../harness/accounts/account.ts';
import { storedAuth } from '../harness/accounts/interface.ts';
import { codeFor } from '../harness/accounts/mails.ts';
import { expect, test } from '../harness/test.ts';

// What is written here is about gigs in Austria: other journeys count the ratings in Berlin.

const reviewCall = { method: 'POST', path: /\/job_offers\/\d+\/reviews$/ };

/** The region of an offer's reviews. */
const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Reviews', exact: true });

const starsIn = (page: Page, count: number) =>
  page.getByRole('dialog').getByRole('radio', { name: `${count} star${count === 1 ? '' : 's'}` });

/** Applies for a gig with the form of the site, so that stars and votes of the new account count at once. */
const applyInVienna = async (gateway: string, user: Account) => {
  const query = '{ jobOffer(citySlug: "vienna", partnerSlug: "nestkin") { id } }';
  const { jobOffer } = await askAs<{ jobOffer: { id: string } }>(gateway, user, query);
  await applyFor(gateway, user, jobOffer.id);
};

test(
  'a guest who adds a review signs up for it, and finds the text again, also after leaving the dialog and a reload',
  { tag: ['@R4.32', '@R4.39', '@R4.40', '@R6.18', '@R6.19', '@R6.20', '@R2.172', '@R2.180'] },
  async ({ page, product, upstream }) => {
    await page.goto('/vienna/hammerhare');
    await reviewsOf(page).getByRole('button', { name: 'Add review' }).click();
    const signUp = page.getByRole('dialog', { name: 'Create your account' });
    await expect(signUp).toBeVisible();
    expect(await storedAuth(page)).toMatchObject({
      registerSource: 'AddReview',
      redirectPath: '/vienna/hammerhare',
    });

    await page.keyboard.press('Escape');
    await expect(signUp).toHaveCount(0);
    const dialog = page.getByRole('dialog', { name: 'Your review: Hammerhare' });
    await dialog.getByRole('button', { name: 'Publish review' }).click();
    await expect(dialog.getByText('Choose from 1 to 5 stars.')).toBeVisible();
    await starsIn(page, 4).check({ force: true });
    await dialog.getByLabel('What was it like?').fill('Paid on time. <b>Hills</b> & rain.');
    await page.reload();
    await reviewsOf(page).getByRole('button', { name: 'Add review' }).click();

    const { email, password } = newCredentials();
    await signUp.getByLabel('Email', { exact: true }).fill(email);
    await signUp.getByLabel('Password', { exact: true }).fill(password);
    await signUp.getByRole('button', { name: 'Sign up', exact: true }).click();
    await page.getByLabel('Code').fill(await codeFor(product.services, email));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Your review: Hammerhare');
    await expect(page).toHaveURL('/vienna/hammerhare');
    await expect
      .poll(async () =>
        (await upstream.calls({ method: 'POST', path: /\/my\/user\/init$/ })).map(({ query }) => query),
      )
      .toEqual([{ userRegisterSource: 'AddReview' }]);
    await expect.poll(async () => (await storedAuth(page))['registerSource']).toBeNull();

    await expect(starsIn(page, 4)).toBeChecked();
    await expect(dialog.getByLabel('What was it like?')).toHaveValue('Paid on time. <b>Hills</b> & rain.');
    await dialog.getByRole('button', { name: 'Publish review' }).click();
    await expect(page.getByText('Thanks. Your review is online.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const review = reviewsOf(page).getByRole('article').first();
    await expect(review).toContainText('Paid on time. <b>Hills</b> & rain.');
    await expect(review).toHaveAccessibleName('Anonymous');
    await expect(reviewsOf(page).getByRole('button', { name: 'Edit your review' }).first()).toBeVisible();
  },
);

test(
  'a user adds a review on a company page, once however often it is sent, and edits it',
  { tag: ['@R1.10', '@R1.11', '@R2.185', '@R6.08', '@R6.09', '@R6.24'] },
  async ({ page, product, upstream, guards, collected }) => {
    guards.allow(/status of 5\d\d/, 'a review that cannot be sent');
    const user = await signedInAccount(page, product);
    const update = `mutation ($input: UpdateMetadataInput!) { updateMetadata(input: $input) { userErrors { code } } }`;
    // A second attempt finds the review of the first one, so each attempt has a name of its own.
    const givenName = `Zoë ${randomUUID().slice(0, 5)}`;
    const author = `${givenName} Ł.`;
    await askAs(product.gateway, user, update, { input: { givenName, familyName: 'Łuczak' } });
    await upstream.fault({ method: 'GET', path: /\/my\/job_offers$/ }, { kind: 'delay', ms: 3000 }, 1);
    await page.goto('/company/mopmarten/austria', { waitUntil: 'commit' });
    const reviews = page.getByRole('region', { name: 'Reviews of Mopmarten: Austria' });
    const add = reviews.getByRole('button', { name: 'Add review' });
    await expect(add).toBeDisabled();
    const fives = reviews.getByRole('listitem').filter({ hasText: '5 stars' }).first();
    const countOfFives = async () => Number(/[\d,]+$/.exec(await fives.innerText())?.[0].replace(',', ''));
    const fivesBefore = await countOfFives();
    await add.click();

    const dialog = page.getByRole('dialog', { name: 'Your review: Mopmarten' });
    await starsIn(page, 5).check({ force: true });
    await dialog.getByLabel('What was it like?').fill('Calm mornings.');
    await dialog.getByRole('button', { name: 'Publish review' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Choose the city you worked in.');
    const city = dialog.getByLabel('Where did you work?');
    await expect(city).toBeFocused();
    await expect(city).toHaveAccessibleDescription('Choose the city you worked in.');
    await city.selectOption('Vienna');
    await expect(dialog.getByRole('alert')).toHaveCount(0);

    // The first answer is lost after the review was recorded; pressing again sends the same attempt.
    await upstream.fault(reviewCall, { kind: 'lostAnswer' }, 1);
    await dialog.getByRole('button', { name: 'Publish review' }).dblclick();
    await expect(dialog.getByRole('alert')).toContainText('Your text is still here');
    await expect(dialog.getByLabel('What was it like?')).toHaveValue('Calm mornings.');
    await dialog.getByRole('button', { name: 'Publish review' }).click();
    await expect(dialog).toHaveCount(0);
    const posts = await upstream.calls(reviewCall);
    expect(new Set(posts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    const review = reviews.getByRole('article', { name: author });
    await expect(review).toContainText('Calm mornings.');
    await expect(reviews.getByRole('button', { name: 'Edit your review' })).toHaveCount(1);
    // The account is new: everybody sees the review, and from when its stars count.
    await expect(review).toContainText(/These stars count towards the average from \d{1,2} \w+ \d{4}\./);
    await expect.poll(countOfFives).toBe(fivesBefore);

    await review.getByRole('button', { name: 'Edit your review' }).click();
    await expect(starsIn(page, 5)).toBeChecked();
    await starsIn(page, 4).check({ force: true });
    await dialog.getByLabel('What was it like?').fill('Calm mornings, busy evenings.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(review).toContainText('Calm mornings, busy evenings.');
    await expect.poll(countOfFives).toBe(fivesBefore);
    await page.goto('/vienna/mopmarten');
    await expect(reviewsOf(page).getByRole('article', { name: author })).toContainText('busy evenings.');
    await expect(
      reviewsOf(page).getByRole('article').getByRole('button', { name: 'Edit your review' }),
    ).toHaveCount(1);

    expect(await collected(), 'events without consent').toEqual([]);

    // A guest sees no such button.
    await signOutBrowser(page);
    await page.goto('/vienna/mopmarten');
    await expect(reviewsOf(page).getByRole('button', { name: 'Add review' })).toBeEnabled();
    await expect(reviewsOf(page).getByRole('button', { name: 'Edit your review' })).toHaveCount(0);
  },
);

test(
  'a rating without a text is not called online, and can be changed where its review would be',
  { tag: '@long' },
  async ({ page, product }) => {
    await signedInAccount(page, product);
    await page.goto('/company/mopmarten/austria');
    const reviews = page.getByRole('region', { name: 'Reviews of Mopmarten: Austria' });
    const dialog = page.getByRole('dialog', { name: 'Your review: Mopmarten' });
    await reviews.getByRole('button', { name: 'Add review' }).click();
    await dialog.getByLabel('Where did you work?').selectOption('Graz');
    await starsIn(page, 2).check({ force: true });
    await dialog.getByRole('button', { name: 'Publish review' }).click();
    await expect(
      page.getByText('Thanks. Your rating counts towards the average after a week at the latest.'),
    ).toBeVisible();
    await expect(page.getByText('Your review is online.')).toHaveCount(0);
    await expect(
      reviews.getByText('Your rating. It counts towards the average after a week at the latest;'),
    ).toBeVisible();
    // A review of the same gig links to it.
    await expect(reviews.getByText('Mopmarten in Graz', { exact: true }).first()).toBeVisible();

    await page.goto('/company/mopmarten/germany');
    const elsewhere = page.getByRole('region', { name: 'Reviews of Mopmarten: Germany' });
    await expect(elsewhere.getByRole('button', { name: 'Add review' })).toBeEnabled();
    await expect(elsewhere.getByText('Your rating. It counts')).toHaveCount(0);

    await page.goto('/graz/mopmarten');
    await expect(
      reviewsOf(page).getByText('Your rating. It counts towards the average after a week at the latest;'),
    ).toBeVisible();
    await expect(reviewsOf(page).getByRole('button', { name: 'Edit your review' })).toHaveCount(1);

    await page.goto('/company/mopmarten/austria');
    await reviews.getByRole('button', { name: 'Edit your review' }).click();
    await expect(starsIn(page, 2)).toBeChecked();
    await dialog.getByLabel('What was it like?').fill('Long ways between the flats.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your review is updated.')).toBeVisible();
    await expect(
      reviews.getByText('Your rating. It counts towards the average after a week at the latest;'),
    ).toHaveCount(0);
    await expect(
      reviews.getByRole('article').filter({ hasText: 'Long ways between the flats.' }).first(),
    ).toBeVisible();
  },
);

test(
  'a guest who signs in on the hosted page returns to the dialog with the text',
  { tag: ['@R4.32', '@R6.18'] },
  async ({ page, product }) => {
    await page.goto('/berlin/noodlewheel');
    await reviewsOf(page).getByRole('button', { name: 'Add review' }).click();
    await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
    await page.keyboard.press('Escape');
    await starsIn(page, 3).check({ force: true });
    await page.getByRole('dialog').getByLabel('What was it like?').fill('Kept over the hosted page.');
    await page.getByRole('button', { name: 'Publish review' }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByText('Stand-in for Google')).toBeVisible();
    expect(new URL(page.url()).origin).not.toBe(new URL(product.web).origin);
    await page.getByRole('button', { name: 'Robin Castel' }).click();
    await expect(page).toHaveURL('/berlin/noodlewheel');
    const dialog = page.getByRole('dialog', { name: 'Your review: Noodlewheel' });
    await expect(dialog.getByLabel('What was it like?')).toHaveValue('Kept over the hosted page.');
    await expect(starsIn(page, 3)).toBeChecked();
  },
);

test('a user reports a review and finds one helpful; a guest is asked to sign up', async ({
  page,
  product,
  upstream,
}) => {
  await page.goto('/vienna/nestkin');
  await reviewsOf(page).getByRole('button', { name: 'Report' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  // The vote of somebody who has applied counts at once.
  const user = await signedInAccount(page, product);
  await applyInVienna(product.gateway, user);
  await page.goto('/vienna/nestkin');
  // What the guest pressed opens once they are logged in.
  const dialog = page.getByRole('dialog', { name: 'Report this review' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const review = reviewsOf(page).getByRole('article').nth(1);
  const helpful = review.getByRole('button', { name: /^Helpful/ });
  // A second attempt finds the vote of the first one.
  const votes = Number(/\d+/.exec(await helpful.innerText())?.[0] ?? 0);
  const text = (count: number) => (count === 0 ? 'Helpful' : `Helpful (${count})`);
  await helpful.click();
  await expect(helpful).toHaveText(text(votes + 1));
  await helpful.click();
  await expect(helpful).toHaveText(text(votes));
  await helpful.click();
  await expect(helpful).toHaveText(text(votes + 1));
  await review.getByRole('button', { name: 'Report' }).click();
  await dialog.getByRole('radio', { name: 'Not true' }).check();
  await dialog.getByLabel('Anything else we should know?').fill('x'.repeat(1001));
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('This is too long.')).toBeVisible();
  await dialog.getByLabel('Anything else we should know?').fill('The pay was never that high.');
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thanks. We’ll look at this review.')).toBeVisible();
  await expect(review.getByRole('button', { name: 'Reported' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => 'modal' in (window.history.state ?? {}))).toBe(false);
  const reports = await upstream.calls({ method: 'POST', path: /\/reviews\/\d+\/report$/ });
  expect(reports.at(-1)?.body).toEqual({ reason: 'untrue', comment: 'The pay was never that high.' });
  expect(await page.evaluate(() => window.scrollY), 'the position after the dialog').toBe(position);

  await reviewsOf(page).getByRole('button', { name: 'Filter and sort' }).click();
  const all = page.getByRole('dialog', { name: 'Reviews of Nestkin' });
  await all.getByLabel('Sort by').selectOption('Most helpful first');
  await expect(all.getByRole('article').first()).toContainText(text(votes + 1));
  await all.getByLabel('Stars').selectOption('4 stars');
  await all.getByLabel('Language').selectOption('Deutsch');
  await expect(all.getByRole('article').first()).toBeVisible();
  for (const each of await all.getByRole('article').all()) {
    await expect(each).toContainText('4 out of 5 stars');
    await expect(each).toContainText('in German');
  }
  await all.getByLabel('Stars').selectOption('1 star');
  await all.getByLabel('Language').selectOption('Svenska');
  await expect(all.getByText('No reviews match.')).toBeVisible();
});

test(
  'a user deletes a review from another page of the list, whose totals follow, while a second tab edits it',
  { tag: '@long' },
  async ({ page, context, product, upstream, guards }) => {
    guards.allow(/status of 5\d\d/, 'a review that cannot be deleted');
    // The stars of somebody who has applied count at once.
    await applyInVienna(product.gateway, await signedInAccount(page, product));
    const company = '/company/nestkin/austria';
    await page.goto(`${company}?reviews=2`);
    const reviews = page.getByRole('region', { name: 'Reviews of Nestkin: Austria' });
    const range = reviews.getByText(/^Reviews \d+–\d+ of [\d,]+$/);
    const totals = async () => [
      /of ([\d,]+)$/.exec(await range.innerText())?.[1],
      await reviews.getByRole('listitem').filter({ hasText: '1 star' }).first().innerText(),
      await reviews.getByText(/written reviews$/).innerText(),
    ];
    const before = await totals();
    const dialog = page.getByRole('dialog', { name: 'Your review: Nestkin' });
    const openOwn = async () => {
      await reviews.getByRole('button', { name: 'Add review' }).click();
      await dialog.getByLabel('Where did you work?').selectOption('Vienna');
    };
    await openOwn();
    await starsIn(page, 1).check({ force: true });
    await dialog.getByLabel('What was it like?').fill('Rain all day.');
    await dialog.getByRole('button', { name: 'Publish review' }).click();
    await expect(page.getByText('Thanks. Your review is online.')).toBeVisible();
    await expect.poll(async () => (await totals()).every((total, at) => total !== before[at])).toBe(true);
    await reviews.getByRole('link', { name: 'Previous page' }).click();
    await expect(reviews.getByText('Rain all day.')).toBeVisible();
    await page.goBack();

    const otherTab = await context.newPage();
    await otherTab.goto('/vienna/nestkin');
    await reviewsOf(otherTab).getByRole('button', { name: 'Edit your review' }).first().click();
    const otherText = otherTab.getByRole('dialog').getByLabel('What was it like?');
    await expect(otherText).toHaveValue('Rain all day.');
    await otherText.fill('Rain all day, sun at night.');

    await upstream.fault({ method: 'DELETE', path: /\/reviews$/ }, { kind: 'status', status: 503 }, 1);
    await openOwn();
    await dialog.getByRole('button', { name: 'Delete review' }).click();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByText('Your review may not have been deleted.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete for good' }).dblclick();
    await expect(page.getByText('Your review has been deleted.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect.poll(totals).toEqual(before);
    await reviews.getByRole('link', { name: 'Previous page' }).click();
    await expect(reviews.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
    await expect(reviews.getByText('Rain all day.')).toHaveCount(0);
    expect(await upstream.calls({ method: 'DELETE', path: /\/reviews$/ })).toHaveLength(2);

    await otherTab.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(otherTab.getByRole('alert').filter({ hasText: 'deleted in the meantime' })).toBeVisible();
    await expect(otherText).toHaveValue('Rain all day, sun at night.');
    await otherTab.getByRole('dialog').getByRole('button', { name: 'Publish review' }).click();
    const published = reviewsOf(otherTab).getByRole('article').filter({ hasText: 'sun at night.' });
    await published.getByRole('button', { name: 'Edit your review' }).click();
    await otherTab.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click();
    await otherTab.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect(published).toHaveCount(0);
    await expect(otherTab.locator('#content')).toBeFocused();
  },
);
