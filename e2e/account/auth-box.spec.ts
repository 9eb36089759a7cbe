import type { Page } from '@playwright/test';
import { signedInAccount } from '../harness/accounts/account.ts';
import { expect, test } from '../harness/test.ts';

const storedBox = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('authBox') ?? 'null') as unknown);

test(
  'the auth box opens by its variant: mandatory without a close button, closable once in a visit',
  { tag: ['@R2.186', '@R2.187', '@R2.188', '@R2.189', '@R3.100', '@R4.50', '@R4.51', '@R9.29'] },
  async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(dialog).toHaveCount(0);
    expect(await storedBox(page)).toBeNull();

    await page.goto('/berlin/swiftbite?vt=3');
    await expect(dialog).toHaveAccessibleName('Sign up to continue: Swiftbite');
    expect(await storedBox(page)).toMatchObject({ variant: 3, mandatory: true, closable: true });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Citygigs' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/berlin?vt=3');
    await page.waitForLoadState('networkidle');
    await expect(dialog).toHaveCount(0);

    await page.goto('/berlin?vt=5');
    await expect(dialog).toHaveAccessibleName('Log in');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();

    await page.goto('/berlin?vt=1');
    await expect(dialog).toHaveAccessibleName('Create your account');
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 400);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cookie settings' }).click();
    const cookies = page.getByRole('dialog', { name: 'Cookie preferences' });
    await cookies.getByRole('button', { name: 'Close' }).click();
    await expect(cookies).toHaveCount(0);
    await dialog.getByRole('link', { name: 'terms of use' }).click();
    await expect(page).toHaveURL('/terms');
    await expect(dialog).toHaveCount(0);
    await page.goto('/berlin');
    await dialog.getByRole('link', { name: 'privacy policy', exact: true }).click();
    await expect(page).toHaveURL('/policy');
    await expect(dialog).toHaveCount(0);
  },
);

test(
  'the auth box does not open for a signed-in user',
  { tag: ['@R2.186'] },
  async ({ page, product, guards }) => {
    guards.allow(/status of 400/, 'the embedded identity service refuses temporary credentials');
    await signedInAccount(page, product);
    await page.goto('/berlin?vt=1');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'answers given before the sign-up are kept and lead to it',
  { tag: ['@R2.168', '@R3.113', '@R9.34'] },
  async ({ page }) => {
    await page.goto('/?modal=Auth');
    const dialog = page.getByRole('dialog');
    await expect(page).toHaveURL('/');
    const email = dialog.getByLabel('Email', { exact: true });
    await email.fill('kim@example.org');
    await dialog.getByRole('button', { name: 'Tell us what you’re looking for first' }).click();
    await expect(dialog).toHaveAccessibleName('What are you looking for?');
    await expect(dialog.getByLabel('Part-time')).toBeFocused();
    await dialog.getByLabel('Weekend').check();
    await dialog.getByRole('button', { name: 'Continue to sign-up' }).click();
    await expect(email).toHaveValue('kim@example.org');
    await page.reload();
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('onboarding'))).toContain('WEEKEND');
    await page.goto('/?modal=Onboarding');
    await expect(dialog.getByLabel('Weekend')).toBeChecked();
    await dialog.getByRole('button', { name: 'Continue to sign-up' }).click();
    await expect(dialog).toHaveAccessibleName('Create your account');
  },
);
