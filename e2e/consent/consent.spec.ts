import type { Page } from '@playwright/test';
import { axeFindings } from '../accessibility/axeFindings.ts';
import { expect, test } from '../harness/test.ts';
import { addressKinds } from '../routing/addressKinds.ts';
import { noticeOf } from './notice.ts';

test.use({ isUndecided: true });

const leadCall = { method: 'POST', path: /^\/(?:sales|ofp)-api\/.*lead/ };
const redirectPaths = addressKinds.flatMap(({ page, path }) => (page?.startsWith('redirect') ? [path] : []));

const storedChoice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null') as unknown);

/** The consent commands in Google's queue. */
const consentCommands = (page: Page) =>
  page.evaluate(() =>
    (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer
      ?.map((command) => Array.from(command))
      .filter(([name]) => name === 'consent'),
  );

const answers = (ads: string, analytics: string, personalization: string) => ({
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
  analytics_storage: analytics,
  functionality_storage: 'granted',
  security_storage: 'granted',
  personalization_storage: personalization,
});

test(
  'the notice stays until a visitor rejects, and until then and afterwards only essential entries are stored',
  {
    tag: ['@R1.34', '@R2.24', '@R2.72', '@R2.151', '@R2.152', '@R3.111', '@R4.55', '@R4.57', '@R9.31'],
  },
  async ({ page, upstream }) => {
    const foreign: string[] = [];
    page.on('request', (request) => foreign.push(new URL(request.url()).origin));
    await page.goto('/?utm_source=spring');
    const notice = noticeOf(page);
    await expect(notice.getByRole('button')).toHaveText(['Preferences', 'Allow all', 'Reject']);
    const app = page.locator('#app');
    await expect(app).toHaveClass(/cookie-notice-open/);
    const height = await notice.evaluate((element) => element.getBoundingClientRect().height);
    await expect(app).toHaveCSS('padding-bottom', `${Math.round(height)}px`);
    const [, allow, reject] = await notice.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { height, width } = button.getBoundingClientRect();
        const { color, backgroundColor } = getComputedStyle(button);
        return { height, wide: width > 60, color, backgroundColor };
      }),
    );
    expect(reject).toEqual(allow);

    await page.reload();
    await expect(notice).toBeVisible();
    await upstream.fault(leadCall, { kind: 'delay', ms: 1500 });
    for (const [index, path] of redirectPaths.entries()) {
      await page.goto(path);
      // The page has started by the time it sends the lead. What the last page could not send is sent again.
      await expect
        .poll(async () => {
          const calls = await upstream.calls(leadCall);
          return new Set(calls.map(({ headers }) => headers['idempotency-key'])).size;
        })
        .toBe(index + 1);
      await expect(notice, path).toHaveCount(0);
    }
    await page.goto('/about');
    await expect(notice).toBeVisible();
    const storedNames = () => page.evaluate(() => Object.keys(localStorage).toSorted());
    // Applications that were not answered are kept until they are sent.
    await expect.poll(storedNames, { timeout: 15_000 }).toEqual(['sentApplications']);

    await notice.getByRole('button', { name: 'Reject' }).click();
    await expect(notice).toHaveCount(0);
    await expect(app).not.toHaveClass(/cookie-notice-open/);
    await expect(page.getByRole('main')).toBeFocused();
    const refused = { essential: true, preferences: false, analytics: false, marketing: false };
    expect(await storedChoice(page)).toMatchObject(refused);
    await page.goto('/?utm_source=spring');
    await expect(notice).toHaveCount(0);
    expect(await storedNames()).toEqual(['cookieConsent', 'sentApplications']);
    expect(await page.context().cookies()).toEqual([]);
    expect(new Set(foreign)).toEqual(new Set([new URL(page.url()).origin]));
  },
);

test(
  'a visitor allows everything, and later takes a part of it back',
  { tag: ['@R3.108', '@R3.110', '@R4.56', '@R4.63', '@R6.05', '@R6.06', '@R9.30'] },
  async ({ page, context, product, guards }) => {
    guards.allow(new RegExp(`^request to ${product.thirdParties}/`), 'the visitor allows analytics');
    await page.goto('/about?utm_source=spring&referral_id=abc');
    const other = await context.newPage();
    await other.goto('/about');
    await noticeOf(page).getByRole('button', { name: 'Allow all' }).click();
    await expect(noticeOf(page)).toHaveCount(0);
    await expect(noticeOf(other)).toHaveCount(0);
    const all = { essential: true, preferences: true, analytics: true, marketing: true };
    expect(await storedChoice(page)).toMatchObject(all);
    const denied = answers('denied', 'denied', 'denied');
    const granted = answers('granted', 'granted', 'granted');
    const updates = [
      ['consent', 'default', denied],
      ['consent', 'update', granted],
    ];
    await expect.poll(() => consentCommands(page)).toEqual(updates);
    await expect.poll(() => consentCommands(other)).toEqual(updates);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sessionSource'))).toContain('"spring"');
    const storedLanguage = () => page.evaluate(() => localStorage.getItem('language'));
    await expect.poll(storedLanguage).toBe('en');
    const now = Date.now() / 1000;
    const ownCookies = async () => (await context.cookies()).filter(({ name }) => !name.startsWith('_ga'));
    const cookies = await ownCookies();
    expect(cookies).toMatchObject([
      { name: 'referral_id', value: 'abc', path: '/', secure: true, sameSite: 'Lax' },
    ]);
    expect(Math.round(((cookies[0]?.expires ?? 0) - now) / (24 * 60 * 60))).toBe(60);
    await page.goto('/de/about?referral_id=def');
    await expect.poll(storedLanguage).toBe('de');
    expect(await ownCookies()).toMatchObject([{ value: 'abc' }]);
    await page.goto('/about');
    await expect.poll(storedLanguage).toBe('en');
    await expect.poll(() => consentCommands(page)).toEqual(updates);

    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cookie preferences' });
    const essential = dialog.getByRole('switch', { name: 'Essential' });
    await expect(essential).toBeChecked();
    await expect(essential).toBeDisabled();
    await dialog.getByRole('switch', { name: 'Analytics' }).uncheck();
    await dialog.getByRole('button', { name: 'Save choice' }).click();
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => consentCommands(page))
      .toEqual([...updates, ['consent', 'update', answers('granted', 'denied', 'granted')]]);
    expect(await page.evaluate(() => localStorage.getItem('sessionSource'))).toBeNull();
    expect(await storedChoice(page)).toMatchObject({ ...all, analytics: false });
  },
);

test(
  'a visitor chooses by category, with the keyboard',
  { tag: ['@R2.160', '@R3.109', '@R4.58'] },
  async ({ page }) => {
    await page.goto('/about');
    const preferences = noticeOf(page).getByRole('button', { name: 'Preferences' });
    await preferences.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Cookie preferences' });
    for (const name of ['Preferences', 'Analytics', 'Marketing'])
      await expect(dialog.getByRole('switch', { name })).not.toBeChecked();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(preferences).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('switch', { name: 'Marketing' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(noticeOf(page)).toHaveCount(0);
    expect(await storedChoice(page)).toMatchObject({ preferences: false, analytics: false, marketing: true });
  },
);

test('axe finds no violations on a page with the notice, which leaves most of a phone free', async ({
  page,
}) => {
  for (const [language, colorScheme, width] of [
    ['de', 'dark', 360],
    ['tr', 'light', 360],
    ['en', 'dark', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(language === 'en' ? '/policy' : `/${language}/policy`);
    const notice = page.locator('[data-notice]');
    await expect(notice.getByRole('button')).toHaveCount(3);
    expect((await notice.boundingBox())?.height).toBeLessThan(320);
    expect.soft(await axeFindings(page), `${language}, ${colorScheme}, ${width} px`).toEqual([]);
  }
});
