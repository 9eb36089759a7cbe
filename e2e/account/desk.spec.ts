import { signedInAccount } from '../harness/accounts/account.ts';
import { expect, test } from '../harness/test.ts';
import { applyFor } from '../desk/applyFor.ts';
import { askAs } from './askAs.ts';

const offersQuery = `query ($places: [JobOfferPlaceInput!]!) {
  jobOffersByPlaces(places: $places) { jobOffer { id } } }`;

test(
  'the desk lists the applications, asks for reviews and names what is missing from the profile',
  { tag: ['@R1.12', '@R2.31', '@R2.32', '@R2.33', '@R6.10', '@R7.67'] },
  async ({ page, product, upstream }) => {
    const user = await signedInAccount(page, product);
    await page.goto('/my-desk');
    await expect(page).toHaveURL('/my-desk/jobs');
    const main = page.getByRole('main');
    await expect(main.getByText('No applications yet')).toBeVisible();
    await expect(main.getByText('0 of 7 filled in')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Find gigs' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'Your phone number' })).toHaveAttribute(
      'href',
      '/profile/user',
    );

    // Other journeys count the ratings in Berlin.
    const places = ['swiftbite', 'nestkin'].map((partnerSlug) => ({ citySlug: 'vienna', partnerSlug }));
    const { jobOffersByPlaces: offers } = await askAs<{
      jobOffersByPlaces: readonly { jobOffer: { id: string } }[];
    }>(product.gateway, user, offersQuery, { places });
    for (const { jobOffer } of offers) await applyFor(product.gateway, user, jobOffer.id);

    await page.reload();
    const applications = main.getByRole('region', { name: 'Your applications' });
    await expect(applications.getByRole('heading', { level: 3 })).toHaveCount(2);
    await expect(applications.getByText(/^You (applied|went to the \w+ site) on/)).toHaveCount(2);
    const reviews = main.getByRole('region', { name: 'After your first gig there' });
    await expect(reviews.getByRole('button', { name: 'Write a review' })).toHaveCount(2);
    const open = reviews.getByRole('button', { name: 'Write a review' });
    const undo = page.getByRole('button', { name: 'Undo' });
    await reviews.getByRole('button', { name: 'Not now' }).first().click();
    await expect(open).toHaveCount(1);
    await undo.click();
    await expect(open).toHaveCount(2);
    await reviews.getByRole('button', { name: 'Not now' }).first().click();
    await expect(open).toHaveCount(1);
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText(/^We’ll ask you again on /)).toBeVisible();
    await messages.getByRole('button', { name: 'Close' }).click();
    // Nothing came of the visit either, so it leaves the desk with the question, and comes back with it.
    await reviews.getByRole('button', { name: 'I didn’t do this gig' }).click();
    await expect(reviews).toHaveCount(0);
    await expect(applications.getByRole('heading', { level: 3 })).toHaveText(['Babysitter']);
    const dismissals = await upstream.calls({ method: 'POST', path: /\/opportunity\/dismiss/ });
    expect(
      dismissals.map(({ body }) => {
        const { dismissed, until } = body as { dismissed: boolean; until?: string };
        return [dismissed, until !== undefined];
      }),
    ).toEqual([
      [true, true],
      [false, false],
      [true, true],
      [true, false],
    ]);
    await undo.click();
    await expect(open).toHaveCount(1);
    await expect(applications.getByRole('heading', { level: 3 })).toHaveCount(2);

    // The review that is written is no longer asked for.
    await open.click();
    const dialog = page.getByRole('dialog', { name: /^Your review: / });
    await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Publish review' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(reviews).toHaveCount(0);
    await expect(applications.getByText('Your rating')).toHaveCount(1);
    await expect(applications.getByRole('heading', { level: 3 })).toHaveCount(2);

    // It is changed and deleted from here, too.
    const edit = applications.getByRole('button', { name: 'Edit your review' });
    await edit.click();
    await dialog.getByRole('textbox').fill('Friendly team.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(applications.getByText('Friendly team.')).toHaveCount(1);
    await edit.click();
    await dialog.getByRole('button', { name: 'Delete review' }).click();
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(edit).toHaveCount(0);
    await expect(main).toBeFocused();
    await expect(applications.getByRole('heading', { level: 3 })).toHaveCount(2);
    // Whoever reviewed the gig has worked there: the site does not ask again, and the visit is an application.
    await expect(applications.getByText(/^You applied on/)).toHaveCount(2);
    await expect(reviews).toHaveCount(0);

    await main.getByRole('link', { name: 'Companies you’ve applied to' }).click();
    await expect(page).toHaveURL('/profile/employers');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Nestkin', 'Swiftbite']);
    await expect(main.getByRole('link', { name: 'Nestkin' })).toHaveAttribute('href', '/company/nestkin');
  },
);
