import { readFile } from 'node:fs/promises';
import { signedInAccount } from '../harness/accounts/account.ts';
import { untilHydrated } from '../harness/hydration.ts';
import { expect, test } from '../harness/test.ts';

test(
  'a user fills in the form, sees what is wrong, saves it, and downloads it',
  { tag: ['@R2.30', '@R3.24', '@R3.26', '@R6.11'] },
  async ({ page, product, upstream }) => {
    const { userId } = await signedInAccount(page, product);
    await page.goto('/de/profile/user/edit');
    const main = page.getByRole('main');
    await main.getByLabel('Vorname').fill('Ada');
    await main.getByLabel('Nachname').fill('Łovelace');
    await main.getByLabel('Tag', { exact: true }).fill('31');
    await main.getByLabel('Monat').selectOption('Februar');
    await main.getByLabel('Jahr').fill('1990');
    await main.getByLabel('Geschlecht').selectOption('Weiblich');
    await main.getByLabel('Telefon').fill('+49 221 1234567');
    await main.getByLabel('Wochenende').check();
    await main.getByLabel('Ich möchte von zu Hause aus arbeiten').check();
    await main.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(main.getByRole('alert')).toContainText('Dieses Datum gibt es nicht');
    expect(await upstream.calls({ method: 'POST', path: /\/my\/user\/save/ })).toEqual([]);

    await main.getByLabel('Tag', { exact: true }).fill('3');
    await main.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText('Dein Profil ist gespeichert.')).toBeVisible();
    const [call] = await upstream.calls({ method: 'POST', path: /\/my\/user\/save/ });
    expect(call?.body).toMatchObject({
      given_name: 'Ada',
      birthdate: '1990-02-03',
      gender: 'female',
      type_of_jobs: ['weekend'],
      work_from_home: true,
      language: 'de',
    });
    expect(call?.body).not.toHaveProperty('emailConsent');

    await page.reload();
    await expect(main.getByLabel('Nachname')).toHaveValue('Łovelace');
    await expect(main.getByLabel('Monat')).toHaveValue('2');
    await expect(main.getByLabel('Wochenende')).toBeChecked();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Meine Daten herunterladen' }).click(),
    ]);
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as object;
    expect(data).toMatchObject({
      user_id: userId,
      data: { profile: [{ givenName: 'Ada', language: 'de' }], languages: [], applications: [] },
    });
  },
);

test(
  'a user who signs in with Google cannot change their names here',
  { tag: ['@R6.25', '@R6.26'] },
  async ({ page, product, upstream }) => {
    const account = await signedInAccount(page, product);
    const answer = await fetch(`${product.services}/web-api/en/my/user`, {
      headers: { authorization: `Bearer ${account.idToken}` },
    });
    const user = (await answer.json()) as object;
    const names = { identity_provider: 'google', given_name: 'Grace', family_name: 'Hopper' };
    await upstream.fault(
      { method: 'GET', path: /\/my\/user\/?$/ },
      { kind: 'json', body: { ...user, ...names } },
    );
    await page.goto('/profile/user/edit');
    const main = page.getByRole('main');
    await expect(main.getByLabel('First name')).toHaveValue('Grace');
    for (const label of ['First name', 'Last name'])
      await expect(main.getByLabel(label)).toHaveAttribute('readonly', '');
    await expect(main.getByText('Your name comes from your Google account.')).toBeVisible();
    await expect(main.getByLabel('Phone')).not.toHaveAttribute('readonly', '');
  },
);

test(
  'a user deletes the profile, is signed out and told so once, and the token is refused',
  { tag: ['@R2.161'] },
  async ({ page, upstream, product }) => {
    const { idToken } = await signedInAccount(page, product);
    await page.goto('/profile/user/edit');
    await page.getByRole('button', { name: 'Delete my profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your profile?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await upstream.calls({ method: 'DELETE', path: /\/my\/user/ })).toEqual([]);

    await page.getByRole('button', { name: 'Delete my profile' }).click();
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page).toHaveURL('/');
    const notice = page.getByText('Your profile has been deleted.');
    await expect(notice).toBeVisible();
    expect(await upstream.calls({ method: 'DELETE', path: /\/my\/user/ })).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('auth'))).not.toContain(idToken);
    const answer = await fetch(`${product.services}/web-api/en/my/user`, {
      headers: { authorization: `Bearer ${idToken}` },
    });
    expect(answer.status).toBe(401);
    await page.reload();
    await untilHydrated(page);
    await expect(notice).toHaveCount(0);
  },
);
