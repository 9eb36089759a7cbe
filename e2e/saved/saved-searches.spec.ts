import { createAccount } from '../harness/accounts/account.ts';
import { logInWith } from '../harness/accounts/interface.ts';
import { expect, test } from '../harness/test.ts';

const change = { method: 'PATCH', path: /\/my\/saved_searches$/ };
const alert = { method: 'PATCH', path: /\/my\/saved_searches\/alert$/ };

test('a search saved as a guest is found again, moves to the account at the login, and can be mailed', async ({
  page,
  product,
  upstream,
}) => {
  const account = await createAccount(product);
  const main = page.getByRole('main');
  const panel = main.getByRole('region', { name: 'Saved searches' });
  const alertSwitch = panel.getByRole('switch', { name: 'Email me new gigs, Linz, Part-time' });
  await page.goto('/linz?type=part-time');
  const save = main.getByRole('button', { name: 'Save this search' });
  const saved = main.getByRole('button', { name: 'Search saved' });
  await save.click();
  await expect(saved).toBeVisible();
  await expect(save).toHaveCount(0);
  await page
    .getByRole('region', { name: 'Messages' })
    .getByRole('link', { name: 'your saved searches' })
    .click();
  await expect(page).toHaveURL('/my-desk/saved');
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('link', { name: 'Linz' })).toHaveAttribute('href', '/linz?type=part-time');

  await panel.getByRole('button', { name: 'Remove the search Linz, Part-time' }).click();
  await expect(panel.getByText('Nothing here yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);

  // The button tells the state of the list with these filters, not of the city.
  await panel.getByRole('link', { name: 'Linz' }).click();
  await expect(saved).toBeVisible();
  await main.getByRole('link', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL('/linz');
  await expect(save).toBeVisible();
  await expect(saved).toHaveCount(0);
  await page.goto('/my-desk/saved');

  // The mails need an account, which the guest does not create now.
  await alertSwitch.click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await upstream.calls(change)).toEqual([]);
  // The guest presses it again, and has an account after all.
  await alertSwitch.click();
  await page
    .getByRole('dialog', { name: 'Create your account' })
    .getByRole('button', { name: 'Log in', exact: true })
    .click();
  await logInWith(page, account);
  await expect.poll(async () => (await upstream.calls(change)).map(({ status }) => status)).toEqual([204]);
  // The switch that the guest pressed is on now.
  await expect.poll(async () => (await upstream.calls(alert)).map(({ status }) => status)).toEqual([204]);
  await page.reload();
  await expect(alertSwitch).toBeChecked();

  // Undo brings a removed search back with its mails.
  await upstream.clear();
  await panel.getByRole('button', { name: 'Remove the search Linz, Part-time' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  const statuses = async (of: typeof change) => (await upstream.calls(of)).map(({ status }) => status);
  await expect.poll(() => statuses(alert)).toEqual([204]);
  expect(await statuses(change)).toEqual([200, 204]);
  await page.reload();
  await expect(alertSwitch).toBeChecked();

  // The link of a mail, as a scanner opens it, a mail client sends it, and a person uses it.
  const link = '/my-desk/saved?token=not-from-a-mail';
  await upstream.clear();
  await page.goto(link);
  await expect(main.getByText('Do you want to stop these emails?')).toBeVisible();
  await expect(page, 'without the token').toHaveURL('/my-desk/saved');
  const unsubscribe = { method: 'POST', path: /\/unsubscribe$/ };
  expect(await upstream.calls(unsubscribe)).toEqual([]);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(product.web + link, { method: 'POST', body })).status).toBe(404);
  await main.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page).toHaveURL('/my-desk/saved?result=expired');
  await expect(main.getByText('This link no longer works.')).toBeVisible();
  expect((await upstream.calls(unsubscribe)).map(({ status }) => status)).toEqual([422, 422]);
  await expect(alertSwitch).toBeChecked();
});
