import { createAccount, identityCall, signInBrowser } from '../harness/accounts/account.ts';
import {
  logInWith,
  logOut,
  logOutButton,
  openLogIn,
  openMenu,
  storedAuth,
} from '../harness/accounts/interface.ts';
import { expect, test } from '../harness/test.ts';

test('what was typed when a session ended is told of, and is there for its user alone; a log-out asks first', async ({
  page,
  product,
  guards,
}) => {
  guards.allow(/status of 400/, 'the identity service refuses the ended session');
  // Any question of the browser fails the journey.
  page.on('dialog', (dialog) => expect(dialog.message()).toBe(''));
  const [carl, ann] = [await createAccount(product), await createAccount(product)];
  await signInBrowser(page, carl);
  await page.goto('/profile/user/edit');
  const name = page.getByLabel('First name');
  await name.fill('Carlo');
  await identityCall(product.identity, 'RevokeToken', { Token: carl.refreshToken });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('What you hadn’t sent or saved is kept in this browser.')).toBeVisible();
  // The message covers neither the title of the login nor the button that closes it.
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/about');
  for (const user of [ann, carl]) {
    await openMenu(page);
    await openLogIn(page);
    await logInWith(page, user);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/profile/user/edit');
    await expect(name).toHaveValue(user === carl ? 'Carlo' : '');
    if (user === ann) await logOut(page);
  }

  await openMenu(page);
  await logOutButton(page).click();
  const question = page.getByRole('dialog', { name: 'Not sent or saved yet' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue('Carlo');
  expect((await storedAuth(page))['idToken']).not.toBeNull();
  await openMenu(page);
  await logOutButton(page).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
});
