import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../accessibility/tabTo.ts';
import { newCredentials } from '../harness/accounts/account.ts';
import { storedAuth } from '../harness/accounts/interface.ts';
import { codeFor, linkFor } from '../harness/accounts/mails.ts';
import { watchAddresses } from '../harness/accounts/secrets.ts';
import { untilHydrated } from '../harness/hydration.ts';
import { expect, test } from '../harness/test.ts';

/** What a person does who has no mouse: everything by Tab, Enter, Space and typing, at 360 px, in German. */
const keyboardOn = (page: Page) => {
  const press = async (what: Locator): Promise<void> => {
    await tabTo(page, what);
    await page.keyboard.press('Enter');
  };
  const banner = page.getByRole('banner');
  return {
    press,
    type: async (field: Locator, text: string): Promise<void> => {
      await tabTo(page, field);
      await page.keyboard.type(text);
    },
    /** Presses a button or link of the account menu. */
    inMenu: async (role: 'button' | 'link', name: string): Promise<void> => {
      await press(banner.getByLabel('Einstellungen und Konto'));
      await press(banner.getByRole(role, { name }).first());
    },
  };
};

test(
  'an account from the sign-up to its deletion, by keyboard in German: confirm, fill in, log out, reset, log in, delete',
  { tag: ['@R1.29', '@R2.30', '@R2.161', '@R2.170', '@R4.24', '@R4.53'] },
  async ({ page, product }) => {
    test.setTimeout(60_000);
    const { press, type, inMenu } = keyboardOn(page);
    const { email, password } = newCredentials();
    const dialog = page.getByRole('dialog');
    const main = page.getByRole('main');
    const addresses = watchAddresses(page);
    /** The tokens of the sign-in. */
    const tokens = async () => {
      const { idToken, accessToken } = await storedAuth(page);
      return [String(idToken), String(accessToken)];
    };
    await page.goto('/de/about');
    await inMenu('button', 'Konto anlegen');
    await expect(dialog).toHaveAccessibleName('Konto anlegen');
    await type(dialog.getByLabel('E-Mail', { exact: true }), email);
    await type(dialog.getByLabel('Passwort', { exact: true }), password);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleName('Schau in dein Postfach');
    const code = await codeFor(product.services, email);
    await type(dialog.getByLabel('Code'), code);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Du bist eingeloggt.')).toBeVisible();
    const secrets = [password, code, ...(await tokens())];

    await inMenu('link', 'Profil ansehen');
    await expect(page).toHaveURL('/de/profile/user');
    await type(main.getByLabel('Vorname'), 'Zoë');
    await type(main.getByLabel('Nachname'), 'Größe');
    await type(main.getByLabel('Tag', { exact: true }), '9');
    await type(main.getByLabel('Monat'), 'Mai');
    await type(main.getByLabel('Jahr'), '1999');
    await type(main.getByLabel('Telefon'), '+49 30 1234567');
    await tabTo(page, main.getByLabel('Wochenende'));
    await page.keyboard.press('Space');
    await press(main.getByRole('button', { name: 'Speichern', exact: true }));
    await expect(page.getByText('Dein Profil ist gespeichert.')).toBeVisible();

    await inMenu('button', 'Ausloggen');
    await expect(page).toHaveURL('/de');
    await untilHydrated(page);
    await inMenu('button', 'Einloggen');
    await type(dialog.getByLabel('E-Mail', { exact: true }), email);
    await press(dialog.getByRole('button', { name: 'Passwort vergessen?' }));
    await press(dialog.getByRole('button', { name: 'Link schicken' }));
    await expect(dialog).toContainText('einen Link geschickt');
    const link = await linkFor(product.services, email);
    expect(link).toMatch(/^\/de\?modal=ResetPassword&/);
    await page.goto(link);
    await expect(dialog).toHaveAccessibleName('Neues Passwort wählen');
    const token = new URLSearchParams(link).get('token') ?? '';
    expect(token.length).toBeGreaterThan(20);
    expect(page.url()).not.toContain(token);
    const newPassword = `Neues-${password}`;
    await type(dialog.getByLabel('Neues Passwort'), newPassword);
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Dein neues Passwort ist gespeichert.');
    await expect(dialog.getByLabel('E-Mail', { exact: true })).toHaveValue(email);
    await type(dialog.getByLabel('Passwort', { exact: true }), newPassword);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    secrets.push(newPassword, token, ...(await tokens()));

    await inMenu('link', 'Profil ansehen');
    await expect(main.getByText('Zoë Größe')).toBeVisible();
    await expect(main.getByLabel('Jahr')).toHaveValue('1999');
    await press(main.getByRole('button', { name: 'Mein Profil löschen' }));
    await expect(dialog).toHaveAccessibleName('Profil löschen?');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await press(dialog.getByRole('button', { name: 'Endgültig löschen' }));
    await expect(page).toHaveURL('/de');
    await expect.poll(() => storedAuth(page)).toMatchObject({ idToken: null });
    await addresses.expectNone(secrets, [link]);
  },
);

test(
  'a visitor signs in with Google by keyboard in German, and is back where they were',
  { tag: ['@R1.30', '@R7.106'] },
  async ({ page }) => {
    const { press, inMenu } = keyboardOn(page);
    await page.goto('/de/berlin');
    await inMenu('button', 'Einloggen');
    await press(page.getByRole('dialog').getByRole('button', { name: 'Weiter mit Google' }));
    await expect(page.getByText('Platzhalter für Google')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await press(page.getByRole('button', { name: 'Noor Lindqvist' }));
    await expect(page).toHaveURL('/de/berlin');
    await expect
      .poll(() => storedAuth(page))
      .toMatchObject({ identityProvider: 'google', isProcessing: false });
    // The way back moves the focus to the heading, behind the header.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('banner').getByLabel('Einstellungen und Konto').press('Enter');
    await expect(page.getByRole('banner').getByText('Noor Lindqvist')).toBeVisible();
  },
);
