import { claimsOf, signedInAccount } from '../../harness/accounts/account.ts';
import { logInWith, logOut, openLogIn, storedAuth } from '../../harness/accounts/interface.ts';
import { codeFor, mailTo } from '../../harness/accounts/mails.ts';
import { expect, test } from '../../harness/test.ts';

test('a user changes the address of the account, goes on after a reload, and logs in with the new one only', async ({
  page,
  product,
  guards,
}) => {
  guards.allow(/status of 400/, 'the former address is refused');
  const { email, password } = await signedInAccount(page, product);
  const address = `new-${email}`;
  await page.goto('/profile/user');
  const security = page.getByRole('main').getByRole('region', { name: 'Security' });
  await expect(security.getByText(email)).toBeVisible();
  await security.getByRole('button', { name: 'Change email' }).click();
  await security.getByLabel('New email').fill(address);
  await security.getByRole('button', { name: 'Send code' }).click();
  await expect(security.getByText(`We’ve sent a code to ${address}.`)).toBeVisible();
  const code = await codeFor(product.services, address);

  await page.reload();
  await expect(security.getByText(`Enter the code from our email to ${address}`)).toBeVisible();
  expect(await storedAuth(page)).toMatchObject({ profile: { email } });
  await security.getByLabel('Code').fill(code);
  await security.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your new email is saved. Log in with it from now on.')).toBeVisible();
  // In the head of the profile, and above the button.
  await expect(page.getByRole('main').getByText(address)).toHaveCount(2);
  await expect(page.getByRole('main').getByText(email, { exact: true })).toHaveCount(0);
  const { idToken } = await storedAuth(page);
  expect(claimsOf(String(idToken))).toMatchObject({ email: address, email_verified: true });
  const notice = await mailTo(product.services, email, ({ kind }) => kind === 'emailChanged');
  expect(notice.text).toContain('Wasn’t this you? Write to');

  await logOut(page);
  const dialog = await openLogIn(page);
  await logInWith(page, { email, password });
  await expect(dialog.getByText('Email or password is wrong.')).toBeVisible();
  await dialog.getByLabel('Email', { exact: true }).fill(address);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('You’re logged in.')).toBeVisible();
});
