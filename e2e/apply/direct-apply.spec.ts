import { applicant, applicantFields, fillApplicant, openDirectApply, thankYou } from './applicant.ts';
import { createAccount, signedInAccount } from '../harness/accounts/account.ts';
import { logInWith } from '../harness/accounts/interface.ts';
import { restAnswer } from '../harness/restAnswer.ts';
import { expect, test } from '../harness/test.ts';

const leadCall = { method: 'POST', path: /^\/sales-api\/lead$/ };

test(
  'the form for guests asks for email, first name, last name and phone, and nothing else',
  { tag: ['@R2.162', '@R3.112'] },
  async ({ page }) => {
    const dialog = await openDirectApply(page);
    await expect(dialog.getByRole('textbox')).toHaveCount(4);
    const fields = applicantFields(dialog);
    for (const name of ['email', 'given_name', 'family_name', 'phone'] as const) {
      await expect(fields[name]).toHaveAttribute('name', name);
      await expect(fields[name]).toBeEditable();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
);

test(
  'an invalid form is not sent, and its invalid fields are marked',
  { tag: ['@R5.32'] },
  async ({ page, upstream }) => {
    const dialog = await openDirectApply(page);
    await fillApplicant(dialog, { ...applicant, email: 'kim', phone: '12' });
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Check the marked fields.');
    await expect(dialog.getByText('Enter an email address such as name@example.com.').first()).toBeVisible();
    await expect(
      dialog.getByText('Enter a phone number with 6 to 15 digits and no letters.').first(),
    ).toBeVisible();
    expect(await upstream.calls(leadCall)).toEqual([]);
  },
);

test(
  'the lead records what was typed and the language of the page',
  { tag: ['@R3.104', '@R3.105', '@R6.04'] },
  async ({ page, leads }) => {
    await page.goto('/de/berlin/nestkin');
    await page.getByRole('button', { name: 'Jetzt bewerben' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Vorname' }).fill('  Zoë ');
    await dialog.getByRole('textbox', { name: 'Nachname' }).fill('Müller-Łuczak');
    await dialog.getByRole('textbox', { name: 'E-Mail' }).fill(' zoe+gig@example.de ');
    await dialog.getByRole('textbox', { name: 'Telefon' }).fill('030 / 987654');
    await dialog.getByRole('button', { name: 'Bewerbung senden' }).click();
    await expect(page).toHaveURL(/\/de\/direct\/[\da-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Bewerbung ist unterwegs');
    expect(await leads()).toMatchObject([
      {
        locale: 'de',
        full_name: 'Zoë Müller-Łuczak',
        email: 'zoe+gig@example.de',
        phone: '030 / 987654',
      },
    ]);
  },
);

for (const [name, fault] of [
  ['status 500', { kind: 'status', status: 500 }],
  ['an empty object', { kind: 'json', body: {} }],
  ['nothing in time', { kind: 'hang' }],
] as const) {
  test(
    `when POST /lead answers ${name}, the form keeps its values and shows an error`,
    { tag: ['@R2.27', '@R8.15'] },
    async ({ page, upstream, reports }) => {
      const dialog = await openDirectApply(page);
      await fillApplicant(dialog);
      await upstream.fault(leadCall, fault);
      await dialog.getByRole('button', { name: 'Send application' }).click();
      await expect(dialog.getByRole('alert')).toHaveText(/^Your application may not have been sent\./);
      const fields = applicantFields(dialog);
      for (const name of ['email', 'given_name', 'family_name', 'phone'] as const)
        await expect(fields[name]).toHaveValue(applicant[name]);
      await expect(page).toHaveURL('/berlin/nestkin');
      await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toHaveCount(0);
      await expect.poll(async () => (await reports()).length).toBe(1);
      expect(await reports()).toMatchObject([{ report: { level: 'error', context: { where: 'lead' } } }]);
    },
  );
}

test('a value that the services reject is marked at its field', async ({ page, upstream }) => {
  const dialog = await openDirectApply(page);
  await fillApplicant(dialog);
  const errors = [{ field: 'email', code: 'format', message: 'This mailbox does not exist.' }];
  await upstream.fault(leadCall, { kind: 'status', status: 422, body: { errors } }, 1);
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog.getByText('This mailbox does not exist.').first()).toBeVisible();
  await expect(applicantFields(dialog).email).toHaveAttribute('aria-invalid', 'true');
  await expect(applicantFields(dialog).email).toHaveValue('kim@example.org');
});

test('a double click creates one lead', async ({ page, upstream, leads }) => {
  const dialog = await openDirectApply(page);
  await fillApplicant(dialog);
  await upstream.fault(leadCall, { kind: 'delay', ms: 400 });
  await dialog.getByRole('button', { name: 'Send application' }).dblclick();
  await expect(page).toHaveURL(thankYou);
  expect(await upstream.calls(leadCall)).toHaveLength(1);
  expect(await leads()).toHaveLength(1);
});

test('resending after a lost answer creates no second lead, and the address has the id of the first', async ({
  page,
  upstream,
  leads,
}) => {
  const dialog = await openDirectApply(page);
  await fillApplicant(dialog);
  await upstream.fault(leadCall, { kind: 'lostAnswer' }, 1);
  const send = dialog.getByRole('button', { name: 'Send application' });
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('Your application may not have been sent.');
  await send.click();
  await expect(page).toHaveURL(thankYou);
  const calls = await upstream.calls(leadCall);
  expect(calls).toHaveLength(2);
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  const rows = await leads();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.id).toBe(thankYou.exec(page.url())?.[1]);
});

test(
  'the thank-you page confirms an application only to the visitor who sent it',
  { tag: '@R2.25' },
  async ({ page }) => {
    const id = '0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11';
    expect((await page.goto(`/direct/${id}`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Applying on this site');
    await expect(page.getByRole('main')).not.toContainText(/on its way|passed your details|Reference/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link', { name: 'Find more gigs' }).click();
    await expect(page).toHaveURL('/');
  },
);

for (const wrong of ['abc', '0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a1', '0b0c7a8e2f644b8ea7a46f2f2f0f9a11']) {
  test(
    `/direct/${wrong} answers 404, because the id is malformed`,
    { tag: ['@R2.25'] },
    async ({ page, guards }) => {
      guards.allow(/status of 404/, 'the page does not exist');
      expect((await page.goto(`/direct/${wrong}`))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    },
  );
}

test(
  'a user applies with the profile instead of a form, which records the opportunity to review the gig; a guest’s does not',
  { tag: ['@R1.09', '@R6.16'] },
  async ({ page, product, upstream }) => {
    const opportunities = () => upstream.calls({ method: 'POST', path: /\/reviews\/opportunity$/ });
    const apply = async () => {
      const dialog = await openDirectApply(page);
      await fillApplicant(dialog);
      await dialog.getByRole('button', { name: 'Send application' }).click();
      await expect(page).toHaveURL(thankYou);
    };
    await apply();
    expect(await opportunities()).toEqual([]);
    const { email, idToken } = await signedInAccount(page, product);
    await page.goto('/berlin/nestkin');
    await page.getByRole('button', { name: 'Apply again' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(email)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expect(page).toHaveURL(thankYou);
    const sent = await upstream.calls(leadCall);
    expect(sent.at(-1)?.body).toMatchObject({ email });
    const calls = await opportunities();
    expect(calls.map(({ headers }) => headers['authorization'])).toEqual([`Bearer ${idToken}`]);
    const offer = await restAnswer<{ readonly id: number }>(
      product.services,
      '/job-offer?city_slug=berlin&partner_slug=nestkin',
    );
    expect(calls[0]?.body).toEqual({ job_offer_id: offer.id });
  },
);

test(
  'an application that a guest begins is continued after the login',
  { tag: ['@R9.35'] },
  async ({ page, product, leads }) => {
    const account = await createAccount(product);
    const dialog = await openDirectApply(page);
    await applicantFields(dialog).given_name.fill('Zoë');
    await applicantFields(dialog).phone.fill(applicant.phone);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await logInWith(page, account);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(dialog.getByText(account.email)).toBeVisible();
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expect(page).toHaveURL(thankYou);
    expect(await leads()).toMatchObject([
      { email: account.email, full_name: 'Zoë', phone: applicant.phone, click_source: 'offer' },
    ]);
  },
);
