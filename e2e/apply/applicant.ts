import { expect, type Locator, type Page } from '@playwright/test';

/** The guest who applies in the journeys. */
export const applicant = {
  given_name: 'Kim',
  family_name: 'de la Cruz',
  email: 'kim@example.org',
  phone: '+49 30 123456',
};

/** The four fields of the guest form, by the name of their value. */
export const applicantFields = (dialog: Locator): Record<keyof typeof applicant, Locator> => ({
  given_name: dialog.getByRole('textbox', { name: 'First name' }),
  family_name: dialog.getByRole('textbox', { name: 'Last name' }),
  email: dialog.getByRole('textbox', { name: 'Email' }),
  phone: dialog.getByRole('textbox', { name: 'Phone' }),
});

/** Opens a direct offer and its application form. */
export const openDirectApply = async (page: Page, partner = 'Nestkin'): Promise<Locator> => {
  await page.goto(`/berlin/${partner.toLowerCase()}`);
  await page.getByRole('button', { name: 'Apply now' }).click();
  const dialog = page.getByRole('dialog', { name: `Apply to ${partner}` });
  await expect(dialog).toBeVisible();
  return dialog;
};

/** Fills the form with the applicant's data. */
export const fillApplicant = async (dialog: Locator, values = applicant): Promise<void> => {
  const fields = applicantFields(dialog);
  await fields.given_name.fill(values.given_name);
  await fields.family_name.fill(values.family_name);
  await fields.email.fill(values.email);
  await fields.phone.fill(values.phone);
};

/** The path of the thank-you page, with the lead's id. */
export const thankYou = /\/direct\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
