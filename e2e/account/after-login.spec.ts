import {
  createAccount,
  identityCall,
  newCredentials,
  signedInAccount,
  signInAt,
} from '../harness/accounts/account.ts';
import { logInWith, logOut, openLogIn, storedAuth } from '../harness/accounts/interface.ts';
import { codeFor } from '../harness/accounts/mails.ts';
import { expect, test } from '../harness/test.ts';
import { askAs } from './askAs.ts';

test(
  'the sign-up saves what the guest answered and the consent, and is recorded once',
  { tag: ['@R3.21', '@R3.114', '@R4.35', '@R4.36', '@R4.37', '@R4.41'] },
  async ({ page, product, upstream }) => {
    const credentials = newCredentials();
    const signUps = () =>
      page.evaluate(() =>
        performance.getEntriesByName('sign_up').map((entry) => (entry as PerformanceMark).detail as unknown),
      );
    await page.goto('/?modal=Onboarding');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Weekend').check();
    await dialog.getByLabel('I’d like to work from home').check();
    await dialog.getByRole('button', { name: 'Continue to sign-up' }).click();
    await dialog.getByLabel('Email', { exact: true }).fill(credentials.email);
    await dialog.getByLabel('Password', { exact: true }).fill(credentials.password);
    await dialog.getByLabel('Email me tips and news').check();
    await dialog.getByRole('button', { name: 'Sign up', exact: true }).click();
    await dialog.getByLabel('Code').fill(await codeFor(product.services, credentials.email));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toHaveCount(0);

    const [patch] = await upstream.calls({ method: 'PATCH', path: /\/my\/user\/metadata/ });
    expect(patch?.body).toMatchObject({ type_of_jobs: ['weekend'], work_from_home: true });
    const [save] = await upstream.calls({ method: 'POST', path: /\/my\/user\/save/ });
    expect(save?.body).toEqual({ emailConsent: true });
    expect(await signUps()).toEqual([{ source: null }]);
    expect(await page.evaluate(() => localStorage.getItem('onboarding'))).toBeNull();
    const account = await signInAt(product, credentials);
    const query = '{ viewer { emailConsent metadata { typeOfJobs workFromHome } } }';
    expect(await askAs(product.gateway, account, query)).toEqual({
      viewer: { emailConsent: true, metadata: { typeOfJobs: ['WEEKEND'], workFromHome: true } },
    });

    await logOut(page);
    await upstream.clear();
    await openLogIn(page);
    await logInWith(page, credentials);
    await expect(dialog).toHaveCount(0);
    expect(await signUps()).toEqual([]);
    expect(await upstream.calls({ method: 'POST', path: /\/my\/user\/save/ })).toEqual([]);
  },
);

test(
  'home sends a signed-in user on, to the nearest city, the worktown or the job requirements, and a guest after the login',
  { tag: ['@R2.09', '@R2.10', '@R2.11'] },
  async ({ page, product }) => {
    const account = await createAccount(product);
    await page.goto('/?redirect=job_offers');
    const main = page.getByRole('main');
    await expect(main.getByRole('combobox', { name: 'What or where' })).toBeVisible();
    const nearby = page.getByRole('contentinfo').locator('section', { hasText: 'Cities near you' });
    const nearest = (await nearby.getByRole('link').first().getAttribute('href')) ?? '';
    expect(nearest).toMatch(/^\/[a-z-]+$/);
    await openLogIn(page);
    await logInWith(page, account);
    await expect(page).toHaveURL(nearest);

    // Without a country there is no page of job requirements.
    await page.goto('/?redirect=job_requirements');
    await expect(main.getByRole('combobox', { name: 'What or where' })).toBeVisible();
    await expect(page).toHaveURL('/?redirect=job_requirements');

    const save = `mutation ($input: UpdateMetadataInput!) {
      updateMetadata(input: $input) { userErrors { message } } }`;
    const input = { worktownSlug: 'berlin', country: 'DE' };
    await askAs(product.gateway, account, save, { input });
    await page.goto('/de?redirect=job_offers');
    await expect(page).toHaveURL('/de/berlin');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Berlin');
    await page.goto('/?redirect=job_requirements');
    await expect(page).toHaveURL('/job-requirements-de');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Gig requirements: Germany');
  },
);

test(
  'a guest signs in on the desk, which is shown then; another tab stays where it is',
  { tag: ['@R2.34'] },
  async ({ page, product, context }) => {
    const account = await createAccount(product);
    const other = await context.newPage();
    await other.goto('/about');
    await page.goto('/my-desk/jobs');
    await logInWith(page, account);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your applications' })).toBeVisible();
    await expect(page).toHaveURL('/my-desk/jobs');
    await other.getByRole('banner').getByLabel('Settings and account').click();
    await expect(other.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(other).toHaveURL('/about');
  },
);

test(
  'a user changes the password where they edit their profile; from then on only the new one works',
  { tag: ['@R2.159', '@R5.06'] },
  async ({ page, product, guards }) => {
    guards.allow(/status of 400/, 'the identity service rejects the old password');
    await page.goto('/profile/user/edit');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change password' })).toHaveCount(0);

    const account = await signedInAccount(page, product);
    const { email, password: oldPassword } = account;
    const other = await signInAt(product, account);
    const password = 'Another-word-for-entry';
    await page.goto('/profile/user/edit');
    await page.getByRole('main').getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel('Current password').fill('not the password');
    await dialog.getByLabel('New password').fill(password);
    await dialog.getByRole('button', { name: 'Save password' }).click();
    await expect(dialog.getByText('This isn’t your current password.')).toBeVisible();
    await dialog.getByLabel('Current password').fill(oldPassword);
    await dialog.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    const userOf = (AccessToken: unknown) => identityCall(product.identity, 'GetUser', { AccessToken });
    await userOf((await storedAuth(page))['accessToken']);
    await expect(userOf(other.accessToken)).rejects.toThrow('Access Token has been revoked');

    await logOut(page);
    await openLogIn(page);
    await logInWith(page, { email, password: oldPassword });
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Email or password is wrong.');
    await logInWith(page, { email, password });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await storedAuth(page)).toMatchObject({ profile: { email } });
  },
);
