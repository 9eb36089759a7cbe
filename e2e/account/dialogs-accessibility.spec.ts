import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../accessibility/axeFindings.ts';
import { inLanguage } from '../accessibility/everyRoute.ts';
import { signedInAccount } from '../harness/accounts/account.ts';
import { expect, test } from '../harness/test.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog');

/** Presses a button of the page that opens a dialog. */
const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name }).first().click();
  await expect(dialogOf(page)).toBeVisible();
};

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
};

/** Sends the form of the dialog, whose input is wrong. */
const sendWrongInput = async (page: Page): Promise<void> => {
  await dialogOf(page).locator('button[type=submit]').click();
  await expect(
    dialogOf(page).locator('[aria-invalid=true], fieldset[aria-describedby]').first(),
  ).toBeVisible();
};

const choosePicture = (page: Page, buffer: Buffer): Promise<void> =>
  page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });

/** A picture of four pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12NQSDgARAwQCgAgjgUBLLD94QAAAABJRU5ErkJggg==',
  'base64',
);

interface State {
  readonly name: string;
  readonly colorScheme: 'dark' | 'light';
  readonly width: 360 | 1280;
  /** Brings the page from the state before into this one. */
  readonly open: (page: Page) => Promise<void>;
}

interface VisitedPage {
  readonly path: string;
  readonly language: string;
  readonly states: readonly State[];
}

/** What an open page of a signed-in user does not show: dialogs, and panels in rare states. */
const pages: readonly VisitedPage[] = [
  {
    path: '/profile/user/edit',
    language: 'de',
    states: [
      {
        name: 'a refused picture',
        colorScheme: 'dark',
        width: 360,
        open: async (page) => {
          await choosePicture(page, Buffer.from('no picture'));
          await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
        },
      },
      {
        name: 'the removal of the picture',
        colorScheme: 'light',
        width: 360,
        open: async (page) => {
          await choosePicture(page, picture);
          await page.getByRole('main').getByRole('button', { name: 'Bild entfernen' }).click();
          await expect(page.getByRole('main').getByRole('button', { name: 'Behalten' })).toBeFocused();
        },
      },
      {
        name: 'wrong input when changing the password',
        colorScheme: 'dark',
        width: 360,
        open: async (page) => {
          await press(page, 'Passwort ändern');
          await sendWrongInput(page);
        },
      },
    ],
  },
  {
    path: '/profile/user/edit',
    language: 'tr',
    states: [
      {
        name: 'the deletion of the profile',
        colorScheme: 'light',
        width: 360,
        open: (page) => press(page, 'Profilimi sil'),
      },
    ],
  },
  {
    path: '/profile/user',
    language: 'en',
    states: [
      {
        name: 'the cities found for the worktown',
        colorScheme: 'dark',
        width: 360,
        open: async (page) => {
          await press(page, 'Choose a city');
          await dialogOf(page).getByLabel('City').fill('Ber');
          await expect(dialogOf(page).getByRole('button', { name: /^Berlin/ })).toBeVisible();
        },
      },
      {
        name: 'the level of a language',
        colorScheme: 'light',
        width: 1280,
        open: async (page) => {
          await close(page);
          await press(page, 'Add a language');
          await dialogOf(page).getByRole('listitem').first().getByRole('button').click();
          await expect(dialogOf(page)).toBeVisible();
        },
      },
    ],
  },
  {
    path: '/graz/swiftbite',
    language: 'tr',
    states: [
      {
        name: 'wrong input in a review',
        colorScheme: 'light',
        width: 360,
        open: async (page) => {
          await press(page, 'Yorum yaz');
          await sendWrongInput(page);
        },
      },
      {
        name: 'wrong input in the report of a review',
        colorScheme: 'dark',
        width: 360,
        open: async (page) => {
          await close(page);
          await press(page, 'Bildir');
          await sendWrongInput(page);
          await dialogOf(page).getByRole('radio').first().check();
          await dialogOf(page).getByRole('textbox').fill('x'.repeat(1001));
          await sendWrongInput(page);
        },
      },
      {
        name: 'the filter of reviews',
        colorScheme: 'dark',
        width: 1280,
        open: async (page) => {
          await close(page);
          await press(page, 'Filtrele ve sırala');
          await expect(dialogOf(page).getByRole('article').first()).toBeVisible();
        },
      },
    ],
  },
];

test(
  'axe finds no violations in the dialogs and panels of a signed-in user',
  { tag: '@long' },
  async ({ page, product }) => {
    test.setTimeout(60_000);
    await signedInAccount(page, product);
    for (const { path, language, states } of pages) {
      await page.goto(inLanguage(language, path));
      for (const { name, colorScheme, width, open } of states)
        await test.step(name, async () => {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await open(page);
          expect.soft(await axeFindings(page), name).toEqual([]);
          expect
            .soft(await page.evaluate(() => document.documentElement.scrollWidth), name)
            .toBeLessThanOrEqual(width);
        });
    }
  },
);
