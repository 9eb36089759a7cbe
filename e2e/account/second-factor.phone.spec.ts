import type { Page } from '@playwright/test';
import { signedInAccount } from '../harness/accounts/account.ts';
import { storedAuth } from '../harness/accounts/interface.ts';
import { codeFor } from '../harness/accounts/mails.ts';
import { createByAdmin } from '../harness/accounts/administration.ts';
import { addTotp } from '../harness/accounts/secondFactor.ts';
import { totpCode } from '../harness/accounts/totp.ts';
import { expect, test } from '../harness/test.ts';
import { enterCredentials, expectSignedIn, logOut } from './signIn.ts';

const security = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Security' });
const choice = (page: Page, name: string) => security(page).getByRole('radio', { name });
const codeField = (page: Page) => page.getByLabel('Code', { exact: true });

const openProfile = async (page: Page): Promise<void> => {
  await page.goto('/profile/user');
  await expect(choice(page, 'Password only')).toBeEnabled();
};

/** Types a wrong code into the focused field, which signs nobody in, then the right one in its place. */
const enterWrongThenRightCode = async (page: Page, secret: string): Promise<void> => {
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  const fault = 'This code isn’t right. Enter the one that your app shows now.';
  await expect(page.getByRole('dialog').getByText(fault)).toBeVisible();
  expect(await storedAuth(page)).toMatchObject({ idToken: null });
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(totpCode(secret, 1));
  await page.keyboard.press('Enter');
};

/** Makes the pool require attributes along with a new password, as one of Amazon may. Returns those that it was sent. */
const requireAttributes = async (page: Page, identity: string, names: readonly string[]) => {
  const sent: Record<string, string> = {};
  await page.route(`${identity}/`, async (route) => {
    const { ChallengeResponses = {} } = (route.request().postDataJSON() ?? {}) as {
      ChallengeResponses?: Record<string, string>;
    };
    for (const name of names)
      if (ChallengeResponses[`userAttributes.${name}`] !== undefined)
        sent[name] = ChallengeResponses[`userAttributes.${name}`] ?? '';
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '"requiredAttributes":"[]"',
      `"requiredAttributes":${JSON.stringify(JSON.stringify(names.map((name) => `userAttributes.${name}`)))}`,
    );
    await route.fulfill({ response, body });
  });
  return sent;
};

/** The challenges that the browser answers. */
const answeredChallenges = (page: Page): string[] => {
  const names: string[] = [];
  page.on('request', (request) => {
    const { ChallengeName: name } = (request.postDataJSON() ?? {}) as { ChallengeName?: string };
    if (name !== undefined) names.push(name);
  });
  return names;
};

test(
  'a user sets up an authenticator app by keyboard, logs in with it, and is not asked for it on a remembered device or once it is off',
  { tag: ['@R4.09', '@R4.16', '@R4.18', '@R4.19', '@R4.20'] },
  async ({ page, product, guards }) => {
    test.setTimeout(90_000);
    guards.allow(/status of 400/, 'the identity service rejects wrong and used codes');
    const account = await signedInAccount(page, product);
    const dialog = page.getByRole('dialog');
    await openProfile(page);
    await choice(page, 'Password only').focus();
    await page.keyboard.press('ArrowDown');
    await expect(choice(page, 'Authenticator app')).toBeFocused();
    await expect(
      security(page).getByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
    const secret = (await security(page).locator('code').textContent()) ?? '';
    expect(secret).toMatch(/^(?:[A-Z2-7]{4} ?){8}$/);
    await page.keyboard.press('Tab');
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(security(page).getByText('Enter the code.')).toBeVisible();
    const first = totpCode(secret);
    await page.keyboard.type(first);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(choice(page, 'Authenticator app')).toBeChecked();
    await logOut(page);

    await enterCredentials(page, account);
    await expect(dialog).toHaveAccessibleName('One more step');
    await expect(codeField(page)).toBeFocused();
    await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await storedAuth(page)).toMatchObject({ idToken: null });
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Enter the code.')).toBeVisible();
    await page.keyboard.type(first);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('This code has already been used.')).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await enterWrongThenRightCode(page, secret);
    await expectSignedIn(page, account);

    await openProfile(page);
    expect(await storedAuth(page)).toMatchObject({ idToken: expect.any(String) });
    // The pool knows the device from the sign-in, but it is not remembered.
    await expect(security(page).getByText('None yet')).toBeVisible();
    await security(page).getByRole('button', { name: 'Remember this device' }).press('Enter');
    await expect(security(page).getByRole('button', { name: /^Forget: Chrom/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await logOut(page);
    const answered = answeredChallenges(page);
    await enterCredentials(page, account);
    await expectSignedIn(page, account);
    expect(answered).toEqual(['PASSWORD_VERIFIER', 'DEVICE_SRP_AUTH', 'DEVICE_PASSWORD_VERIFIER']);

    await openProfile(page);
    await security(page)
      .getByRole('button', { name: /^Forget/ })
      .press('Enter');
    await expect(security(page).getByRole('button', { name: /^Forget/ })).toHaveCount(0);
    await expect(security(page).getByRole('button', { name: 'Remember this device' })).toBeFocused();
    await choice(page, 'Authenticator app').focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(choice(page, 'Password only')).toBeChecked();
    await logOut(page);
    answered.length = 0;
    await enterCredentials(page, account);
    await expectSignedIn(page, account);
    expect(answered).toEqual(['PASSWORD_VERIFIER']);
  },
);

test(
  'a user gets codes by text message, and chooses a method when there are two',
  { tag: ['@R4.13', '@R4.17', '@R4.19'] },
  async ({ page, product, guards }) => {
    test.setTimeout(60_000);
    guards.allow(/status of 400/, 'the identity service rejects a wrong code');
    const account = await signedInAccount(page, product);
    const phone = `+4930${String(Date.now()).slice(-10)}`;
    const dialog = page.getByRole('dialog');
    await openProfile(page);
    await choice(page, 'Text message').press('Space');
    const field = security(page).getByLabel('Phone');
    await expect(field).toBeVisible();
    for (const wrong of ['', '030 123456']) {
      await field.fill(wrong);
      await security(page).getByRole('button', { name: 'Text me a code' }).click();
      await expect(security(page).getByText('Enter your number with its country code')).toBeVisible();
    }
    await field.fill(phone);
    await security(page).getByRole('button', { name: 'Text me a code' }).click();
    await expect(security(page).getByText(phone)).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    await codeField(page).fill(await codeFor(product.services, phone));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(choice(page, 'Text message')).toBeChecked();
    const secondSecret = await addTotp(product, account.accessToken);
    await logOut(page);

    await enterCredentials(page, account);
    await expect(dialog).toHaveAccessibleName('One more step');
    await expect(dialog.getByRole('button', { name: 'Text message' })).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Authenticator app' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(`+*******${phone.slice(-4)}`).last()).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(
      dialog.getByText('This code isn’t right. If you have several codes, only the newest one works.'),
    ).toBeVisible();
    expect(await storedAuth(page)).toMatchObject({ idToken: null });
    await codeField(page).fill(await codeFor(product.services, phone));
    await page.keyboard.press('Enter');
    await expectSignedIn(page, account);

    await openProfile(page);
    await choice(page, 'Text message').press('Space');
    await expect(page.getByText('Saved.')).toBeVisible();
    await security(page).getByRole('button', { name: 'Use another number' }).press('Enter');
    await expect(field).toBeFocused();
    await security(page).getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(field).toHaveCount(0);
    await expect(security(page).getByRole('button', { name: 'Use another number' })).toBeFocused();
    await expect(choice(page, 'Text message')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    const newPhone = `+4940${phone.slice(-10)}`;
    await page.keyboard.type(newPhone);
    await page.keyboard.press('Enter');
    await codeField(page).fill(await codeFor(product.services, newPhone));
    await page.keyboard.press('Enter');
    await expect(codeField(page)).toHaveCount(0);
    await expect(choice(page, 'Text message')).toBeChecked();
    await logOut(page);
    await enterCredentials(page, account);
    await expect(dialog.getByText(`+*******${newPhone.slice(-4)}`).last()).toBeVisible();
    await codeField(page).fill(await codeFor(product.services, newPhone));
    await page.keyboard.press('Enter');
    await expectSignedIn(page, account);
    expect(secondSecret).not.toBe('');
  },
);

test(
  'an account with a temporary password gets a new one and an authenticator app before it is signed in',
  { tag: ['@R4.14', '@R4.15', '@R4.18', '@R5.07'] },
  async ({ page, product, guards }) => {
    guards.allow(/status of 400/, 'the identity service rejects a weak password and a wrong code');
    const account = await createByAdmin(product);
    const sent = await requireAttributes(page, product.identity, ['given_name', 'phone_number']);
    const dialog = page.getByRole('dialog');
    await page.goto('/about');
    await enterCredentials(page, account);
    await expect(dialog).toHaveAccessibleName('Choose a new password');
    const newPassword = dialog.getByLabel('New password', { exact: true });
    await expect(newPassword).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Enter a password.')).toBeVisible();
    await expect(newPassword).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByText('Fill in this field.')).toHaveCount(2);
    await dialog.getByLabel('First name').fill('Kim');
    await dialog.getByLabel('Phone').fill('+49 30 123456');
    await newPassword.focus();
    await page.keyboard.type('password1');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Choose a longer or less common password.')).toBeVisible();
    await newPassword.fill('Another-word-for-entry');
    await page.keyboard.press('Enter');

    await expect(dialog).toHaveAccessibleName('Set up your authenticator app');
    expect(sent).toEqual({ given_name: 'Kim', phone_number: '+4930123456' });
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const secret = (await dialog.locator('code').textContent()) ?? '';
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Enter the code.')).toBeVisible();
    await enterWrongThenRightCode(page, secret);
    await expectSignedIn(page, account);
    await page.reload();
    await expectSignedIn(page, account);
  },
);
