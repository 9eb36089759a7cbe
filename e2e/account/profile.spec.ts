import { signedInAccount } from '../harness/accounts/account.ts';
import { expect, test } from '../harness/test.ts';

test(
  'a user chooses city, categories and languages, which are still there after a reload; what is typed meanwhile stays',
  {
    tag: [
      '@R1.06',
      '@R1.07',
      '@R1.08',
      '@R2.29',
      '@R2.163',
      '@R2.173',
      '@R2.174',
      '@R2.175',
      '@R4.54',
      '@R6.12',
    ],
  },
  async ({ page, product, upstream }) => {
    await signedInAccount(page, product);
    await page.goto('/profile/user');
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const phone = main.getByLabel('Phone');
    await phone.fill('+49 221 1234567');

    await main.getByRole('button', { name: 'Choose a city' }).click();
    await dialog.getByLabel('City').fill('Cologn');
    await dialog.getByRole('button', { name: /^Cologne/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Cologne' })).toHaveAttribute('href', '/cologne');
    const [saved] = await upstream.calls({ method: 'PATCH', path: /\/my\/user\/metadata/ });
    expect(saved?.body).toMatchObject({ worktown_slug: 'cologne', country: 'DE', language: 'en' });

    await main.getByRole('button', { name: 'Choose categories' }).click();
    await dialog.getByLabel('Delivery').check();
    await dialog.getByLabel('Driving').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    const work = main.getByRole('region', { name: 'The work you want' });
    await expect(work.getByRole('listitem')).toHaveText(['Delivery', 'Driving']);

    const languages = main.getByRole('region', { name: 'Languages you speak' });
    for (const [language, level] of [
      ['German', 'Native'],
      ['Turkish', 'Fluent'],
      ['Polish', 'Basic'],
    ] as const) {
      await languages.getByRole('button', { name: 'Add a language' }).click();
      await dialog.getByRole('button', { name: language }).click();
      await dialog.getByRole('button', { name: level }).click();
      await expect(dialog).toHaveCount(0);
    }
    await languages.getByRole('button', { name: 'Delete: Polish' }).click();
    await expect(languages.getByRole('listitem')).toHaveText([/German.*Native/, /Turkish.*Fluent/]);
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    expect(await upstream.calls({ method: 'PATCH', path: /\/my\/languages/ })).toEqual([]);
    await languages.getByRole('button', { name: 'Save languages' }).click();
    await expect(page.getByText('Your languages are saved.')).toBeVisible();
    await expect(languages.getByText('Not saved yet')).toHaveCount(0);
    const calls = await upstream.calls({ method: 'PATCH', path: /\/my\/languages/ });
    expect(calls.map(({ body }) => body)).toEqual([
      {
        add_languages: [
          { id: 'de', level: 'native' },
          { id: 'tr', level: 'fluent' },
        ],
        delete_languages: [],
      },
    ]);

    await page.reload();
    await expect(phone).toHaveValue('+49 221 1234567');
    await expect(main.getByRole('link', { name: 'Cologne' })).toBeVisible();
    await expect(work.getByRole('listitem')).toHaveText(['Delivery', 'Driving']);
    await expect(languages.getByRole('listitem')).toHaveText([/German.*Native/, /Turkish.*Fluent/]);
    await page.getByRole('banner').getByLabel('Settings and account').click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'My city: Cologne' })).toBeVisible();
  },
);
