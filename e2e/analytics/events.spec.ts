import type { Page } from '@playwright/test';
import { noticeOf } from '../consent/notice.ts';
import { createAccount } from '../harness/accounts/account.ts';
import { logInWith, openLogIn } from '../harness/accounts/interface.ts';
import { expect, test } from '../harness/test.ts';
import type { CollectedEvent } from '../harness/thirdParties.ts';

const leadCall = { method: 'POST', path: /^\/sales-api\/lead$/ };

const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first().click();

/** Collects events of one name. */
const named = async (collected: () => Promise<readonly CollectedEvent[]>, name: string) =>
  (await collected()).filter((event) => event.name === name).map(({ parameters }) => parameters);

test.describe('a visitor who has not chosen yet', () => {
  test.use({ isUndecided: true });

  test(
    'is counted from the moment of allowing analytics until taking it back',
    { tag: ['@R3.111', '@R4.60'] },
    async ({ page, context, product, collected, guards }) => {
      guards.allow(new RegExp(`^request to ${product.thirdParties}/`), 'the visitor allows analytics');
      await page.goto('/about?utm_source=news&utm_medium=email&utm_content=kim%40example.org&gclid=click-7f');
      await follow(page, 'Contact');
      await expect(page).toHaveURL('/contact');
      expect(await collected()).toEqual([]);

      await noticeOf(page).getByRole('button', { name: 'Allow all' }).click();
      await expect
        .poll(() => named(collected, 'page_view'))
        .toMatchObject([{ page_path: '/contact', campaign_source: 'news', campaign_medium: 'email' }]);
      for (const untold of ['kim', 'gclid', 'click-7f'])
        expect(JSON.stringify(await collected())).not.toContain(untold);
      expect(await named(collected, 'script')).toEqual([{ id: 'GTM-TEST' }]);
      const googleCookies = async () =>
        (await context.cookies()).filter(({ name }) => name.startsWith('_ga'));
      expect(await googleCookies()).toHaveLength(2);

      await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cookie preferences' });
      await dialog.getByRole('switch', { name: 'Analytics' }).uncheck();
      await dialog.getByRole('button', { name: 'Save choice' }).click();
      await expect(dialog).toHaveCount(0);
      await expect.poll(googleCookies).toEqual([]);
      const before = await collected();
      await follow(page, 'About');
      await expect(page).toHaveURL('/about');
      await page.reload();
      expect(await collected()).toEqual(before);
    },
  );
});

test.describe('a visitor who allows analytics', () => {
  test.use({ allowsAnalytics: true });

  test(
    'is counted on each page, with its content group, vitals and scrolling',
    { tag: ['@R2.94', '@R2.105'] },
    async ({ page, collected }) => {
      await page.goto('/berlin/delivery-c');
      const views = () => named(collected, 'page_view');
      await expect.poll(views).toMatchObject([
        {
          page_type: 'city-category',
          page_path: '/berlin/delivery-c',
          content_group: 'delivery',
          page_referrer: '',
        },
      ]);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => named(collected, 'scroll')).toContainEqual({ percent_scrolled: '90' });
      await page.goto('/hamburg/parcelpath');
      await expect.poll(views).toHaveLength(2);
      expect((await views())[1]).toMatchObject({
        page_type: 'job-offer',
        content_group: 'delivery,driving',
      });
      const vitals = await named(collected, 'web_vitals');
      expect(vitals.map(({ metric }) => metric)).toEqual(
        expect.arrayContaining(['FCP', 'LCP', 'TTFB', 'CLS']),
      );
      for (const { value, rating } of vitals) {
        expect(Number(value)).toBeGreaterThanOrEqual(0);
        expect(['good', 'needs-improvement', 'poor']).toContain(rating);
      }
    },
  );

  test('is counted when searching for a city, reporting a figure and writing a review', async ({
    page,
    product,
    collected,
  }) => {
    const account = await createAccount(product);
    await page.goto('/');
    await page.getByRole('combobox', { name: 'What or where' }).fill('Linz');
    await page.getByRole('option', { name: /^Linz/ }).first().click();
    await expect(page).toHaveURL('/linz');
    await page.getByRole('main').locator('a[href="/linz/tillturn"]').first().click();
    await expect(page).toHaveURL('/linz/tillturn');

    const cost = page.getByRole('main').getByRole('region', { name: 'Cost to start', exact: true });
    await cost.getByRole('button', { name: 'Add yours' }).click();
    await cost.getByRole('textbox').first().fill('20');
    await cost.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await named(collected, 'contribution')).toEqual([]);
    await openLogIn(page);
    await logInWith(page, account);
    await expect(page.getByText('Thanks. Your answer is saved.')).toBeVisible();

    const reviews = page.getByRole('region', { name: 'Reviews', exact: true });
    await reviews.getByRole('button', { name: 'Add review' }).click();
    const dialog = page.getByRole('dialog', { name: /^Your review/ });
    await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Publish review' }).click();
    await expect(
      page.getByText('Thanks. Your rating counts towards the average after a week at the latest.'),
    ).toBeVisible();

    await expect
      .poll(() => named(collected, 'review'))
      .toEqual([{ offer_id: expect.any(String), rating: '4', is_edit: 'false' }]);
    expect(await named(collected, 'search')).toEqual([{ search_term: 'Linz', city: expect.any(String) }]);
    expect(await named(collected, 'contribution')).toEqual([{ kind: 'cost' }]);
  });

  test(
    'makes one commerce event by an application that is newly recorded, and none by one that was recorded before',
    { tag: ['@R2.132', '@R7.93'] },
    async ({ page, product, upstream, collected }) => {
      const partner = `${product.services}/partner-site/swiftbite`;
      const visit = async (target: string) => {
        await page.goto('/redirect/berlin/swiftbite', { waitUntil: 'commit' });
        await page.waitForURL(target);
      };
      // The application is recorded, but the site does not learn that before the second visit.
      await upstream.fault(leadCall, { kind: 'lostAnswer' }, 1);
      await visit(`${partner}?city=berlin`);
      await visit(`${partner}?lead=**`);
      await expect.poll(() => named(collected, 'time_on_page')).toHaveLength(2);
      expect(await named(collected, 'purchase')).toEqual([]);
      expect(await named(collected, 'generate_lead')).toEqual([]);

      await visit(`${partner}?lead=**`);
      await expect.poll(() => named(collected, 'time_on_page')).toHaveLength(3);
      for (const { page: name, seconds } of await named(collected, 'time_on_page')) {
        expect(name).toBe('redirect');
        expect(Number(seconds)).toBeGreaterThan(0);
      }
      expect(await named(collected, 'purchase')).toMatchObject([{ 'ecommerce.value': '14.5' }]);
      expect(await named(collected, 'generate_lead')).toHaveLength(1);
      expect(await named(collected, 'apply')).toMatchObject(Array(3).fill({ kind: 'redirect' }));
      // The id of the application is known to the applicant only.
      const lead = new URL(page.url()).searchParams.get('lead') ?? '-';
      expect(JSON.stringify(await collected())).not.toContain(lead);
    },
  );
});
