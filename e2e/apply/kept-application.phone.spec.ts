import { applicant, applicantFields, fillApplicant, openDirectApply, thankYou } from './applicant.ts';
import { expect, test } from '../harness/test.ts';

test(
  'the form keeps what was typed, and the offer shows that the visitor applied',
  { tag: '@R9.33' },
  async ({ page }) => {
    const dialog = await openDirectApply(page);
    await fillApplicant(dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await openDirectApply(page);
    const fields = applicantFields(dialog);
    for (const name of ['email', 'given_name', 'family_name', 'phone'] as const)
      await expect(fields[name]).toHaveValue(applicant[name]);
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expect(page).toHaveURL(thankYou);
    const confirmation = new URL(page.url()).pathname;
    await page.goBack();
    await expect(page).toHaveURL('/berlin/nestkin');
    await expect(page.getByRole('button', { name: 'Apply again' })).toBeVisible();
    await page.getByRole('link', { name: /^You applied on / }).click();
    await expect(page).toHaveURL(confirmation);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your application is on its way');
  },
);

test('Back closes an open modal and stays on the page', async ({ page }) => {
  await page.goto('/berlin');
  const dialog = await openDirectApply(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/berlin/nestkin');
  await page.getByRole('button', { name: 'Apply now' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Apply now' }).click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (history.state as { modal?: true } | null)?.modal))
    .toBeUndefined();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/berlin');
});
