import { signedInAccount } from '../harness/accounts/account.ts';
import { expect, test } from '../harness/test.ts';
import { applyFor } from './applyFor.ts';
import { askAs } from '../account/askAs.ts';

const change = { method: 'PATCH', path: /\/my\/job_offers\/\d+\/application$/ };

test('the user sets how far an application is, undoes it, and keeps a choice that could not be sent', async ({
  page,
  product,
  upstream,
  context,
  guards,
}) => {
  const user = await signedInAccount(page, product);
  // Other journeys count the ratings in Berlin.
  const { jobOffer } = await askAs<{ jobOffer: { id: string } }>(
    product.gateway,
    user,
    '{ jobOffer(citySlug: "vienna", partnerSlug: "swiftbite") { id } }',
  );
  await applyFor(product.gateway, user, jobOffer.id);
  await page.goto('/my-desk/jobs');
  const applications = page.getByRole('main').getByRole('region', { name: 'Your applications' });
  const stage = (name: string) => applications.getByRole('button', { name: new RegExp(`^${name}`) });
  const isSet = (name: string) => expect(stage(name)).toHaveAttribute('aria-pressed', 'true');
  // Swiftbite's form is on its own site, so only the visit is known.
  await expect(applications.getByText(/^You went to the Swiftbite site on/)).toBeVisible();
  await expect(applications.getByRole('button', { pressed: true })).toHaveCount(0);
  await stage('Applied').click();
  await expect(applications.getByText(/^You applied on/)).toBeVisible();
  await isSet('Applied');

  // By keyboard.
  await stage('Approved').focus();
  await page.keyboard.press('Enter');
  await isSet('Approved');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(page.getByText('Saved. Swiftbite: Approved')).toBeVisible();
  await undo.click();
  await isSet('Applied');
  await expect
    .poll(async () => (await upstream.calls(change)).map(({ body }) => body))
    .toMatchObject([
      { stage: 'applied' },
      { stage: 'approved' },
      { stage: 'applied', reached_on: expect.any(String) },
    ]);

  guards.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/, 'the browser is offline');
  await context.setOffline(true);
  await stage('First payout').click();
  const alert = applications.getByRole('alert');
  await expect(alert).toContainText(
    '“First payout” may not have been saved. Check your connection and try again.',
  );
  await isSet('Applied');
  await context.setOffline(false);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await isSet('First payout');
  await expect(alert).toHaveCount(0);

  await applications.getByRole('button', { name: 'Add what you earn' }).click();
  await expect(applications.getByLabel('What you earn in an hour (EUR)')).toBeVisible();
  await page.reload();
  await isSet('First payout');
});
