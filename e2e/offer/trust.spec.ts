import { signedInAccount } from '../harness/accounts/account.ts';
import { expect, test } from '../harness/test.ts';

test('a guest who reports a gig is asked to sign up; the report is sent once they are logged in', async ({
  page,
  product,
  upstream,
}) => {
  await page.goto('/vienna/swiftbite');
  const report = page.getByRole('button', { name: 'Report this gig' });
  await report.click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  await signedInAccount(page, product);
  await page.goto('/vienna/swiftbite');
  // What the guest pressed opens once they are logged in.
  const dialog = page.getByRole('dialog', { name: 'Report this gig' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Choose one of the options.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'They ask for money first' }).check();
  await dialog.getByLabel('Anything else we should know?').fill('x'.repeat(1001));
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('This is too long.')).toBeVisible();
  await dialog.getByLabel('Anything else we should know?').fill('A deposit of €50.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thanks. We’ll look at this gig.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reported' })).toHaveCount(1);
  await expect(report).toHaveCount(0);
  const reports = await upstream.calls({ method: 'POST', path: /\/job_offers\/\d+\/report$/ });
  expect(reports.at(-1)?.body).toEqual({ reason: 'asks_for_money', comment: 'A deposit of €50.' });
});

test('the badge of a gig says what it means, with the keyboard alone', async ({ page }) => {
  await page.goto('/berlin/swiftbite');
  const meaning = page.getByText('Swiftbite has confirmed this gig to us.');
  const badge = page.locator('summary', { hasText: /^Verified$/ });
  await expect(meaning).toBeHidden();
  await badge.focus();
  await page.keyboard.press('Enter');
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await expect(badge).toBeFocused();
  await badge.click();
  await page.getByRole('link', { name: 'How gigs are checked' }).click();
  await expect(page.getByRole('heading', { name: 'How gigs are checked' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the badge says what it means, and one can write about a gig', async ({ page }) => {
    await page.goto('/berlin/lumen-labs');
    await page.getByText('Not verified', { exact: true }).click();
    await expect(page.getByText('Lumen Labs hasn’t confirmed this gig to us.')).toBeVisible();
    await page.getByRole('link', { name: 'Report this gig' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});
