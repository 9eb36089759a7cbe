import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signedInAccount } from '../harness/accounts/account.ts';
import { expect, test } from '../harness/test.ts';
import { askAs } from './askAs.ts';

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

const photo = async (page: Page): Promise<Buffer> => {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1600, height: 1200 });
    const context = canvas.getContext('2d');
    if (context) Object.assign(context, { fillStyle: '#2060c0' }).fillRect(0, 0, 1600, 1200);
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
};

test(
  'a user uploads a picture, sees it in the menu, has it in the downloaded data, and removes it',
  { tag: ['@R3.10', '@R6.11'] },
  async ({ page, product }, testInfo) => {
    const account = await signedInAccount(page, product);
    // As a file, because it takes seconds to pass so many bytes to the browser.
    const tooLarge = testInfo.outputPath('big.jpg');
    await writeFile(tooLarge, Buffer.alloc(5 * 1024 * 1024 + 1));
    await page.goto('/profile/user/edit');
    const main = page.getByRole('main');
    const chosen = main.locator('input[type=file]');
    const shown = main.locator('img');
    // Listens before the key is pressed, which takes less time than to begin to listen.
    const opened = page.waitForEvent('filechooser', { timeout: 30_000 });

    await chosen.setInputFiles(file('page.png', 'image/png', Buffer.from('<svg onload="alert(1)"/>')));
    await expect(main.getByRole('alert')).toContainText('This isn’t a picture we can use.');
    await chosen.setInputFiles(tooLarge);
    await expect(main.getByRole('alert')).toContainText('This picture is too large.');
    await expect(shown).toHaveCount(0);

    const choose = main.getByRole('button', { name: 'Choose a picture' });
    await choose.focus();
    await page.keyboard.press('Enter');
    await (await opened).setFiles(file('me.jpg', 'image/jpeg', await photo(page)));
    await expect(page.getByText('Your picture is saved.')).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(shown).toHaveAttribute('src', /\/avatars\/upload-[0-9a-f]{40}$/);
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);

    await page.getByRole('banner').getByLabel('Settings and account').click();
    await expect(page.getByRole('banner').locator('img[src*="/avatars/upload-"]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('data:image/webp;base64,');

    await main.getByRole('button', { name: 'Remove picture' }).click();
    await expect(main.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await main
      .getByRole('group', { name: 'Remove your picture?' })
      .getByRole('button', { name: 'Remove picture' })
      .click();
    await expect(page.getByText('Your picture is removed.')).toBeVisible();
    await expect(choose).toBeFocused();
    await expect(shown).toHaveCount(0);
    expect(await askAs(product.gateway, account, '{ viewer { avatar } }')).toEqual({
      viewer: { avatar: null },
    });
  },
);
