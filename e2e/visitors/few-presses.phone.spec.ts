import type { Locator, Page } from '@playwright/test';
import { signedInAccount } from '../harness/accounts/account.ts';
import { expect, test } from '../harness/test.ts';

/** What a new visitor wants takes at most so many presses; typing is none. */
const mostPresses = 6;

const counted = () => {
  let presses = 0;
  return async (target: Locator): Promise<void> => {
    presses += 1;
    expect(presses).toBeLessThanOrEqual(mostPresses);
    await target.click();
  };
};

const main = (page: Page) => page.getByRole('main');
const firstGig = (page: Page) => main(page).getByRole('article').first();

const openCity = async (
  page: Page,
  press: (target: Locator) => Promise<void>,
  name: string,
  found: string,
) => {
  await page.goto('/');
  const field = main(page).getByRole('combobox');
  await field.fill(name);
  await press(page.getByRole('listbox').getByRole('option', { name: found }).first());
};

test('the best paid gig without a car in Köln', async ({ page }) => {
  const press = counted();
  await openCity(page, press, 'köln', 'Cologne');
  await press(main(page).getByRole('button', { name: 'Filter' }));
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await press(dialog.getByRole('radio', { name: /^A bike at most/ }));
  await press(dialog.getByRole('button', { name: /^Show \d+ gigs$/ }));
  await expect(page).toHaveURL('/cologne?vehicle=bike');
  await press(main(page).locator('summary', { hasText: 'Sort by' }));
  await press(main(page).getByRole('radio', { name: 'Highest pay' }));
  await expect(page).toHaveURL('/cologne?vehicle=bike&sort=earning');
  await expect(firstGig(page)).toContainText('an hour');
  const paid = main(page).getByRole('article').filter({ hasText: 'an hour' });
  await expect(paid.filter({ hasText: 'Parcel driver' })).toHaveCount(0);
});

test('the cheapest start in İzmir for who is under 18', async ({ page }) => {
  const press = counted();
  await openCity(page, press, 'izmir', 'Izmir');
  await press(main(page).getByRole('button', { name: 'Filter' }));
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await press(dialog.getByRole('radio', { name: /^Open to 16-year-olds/ }));
  await press(dialog.getByRole('button', { name: /^Show \d+ gigs$/ }));
  await press(main(page).locator('summary', { hasText: 'Sort by' }));
  await press(main(page).getByRole('radio', { name: 'Cheapest to start' }));
  await expect(page).toHaveURL('/izmir?age=16&sort=cost');
  await expect(main(page).getByRole('link', { name: 'Remove filter Open to 16-year-olds' })).toBeVisible();
  await firstGig(page).getByRole('link').first().click();
  await expect(page.getByRole('complementary', { name: 'At a glance' })).toContainText('From age 16');
});

test('weekend work in Paris, with the highest net pay first', async ({ page }) => {
  const press = counted();
  await openCity(page, press, 'paris', 'Paris');
  await press(main(page).getByRole('button', { name: 'Filter' }));
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await press(dialog.getByRole('radio', { name: /^Weekend/ }));
  await press(dialog.getByRole('button', { name: /^Show \d+ gigs?$/ }));
  await press(main(page).locator('summary', { hasText: 'Sort by' }));
  await press(main(page).getByRole('radio', { name: 'Highest net pay' }));
  await expect(page).toHaveURL('/paris?type=weekend&sort=net');
  await expect(firstGig(page)).toContainText(/net an hour \(\d+\)≈ €[\d.]+€[\d.]+ gross/);
});

test('three gigs compared, and the comparison shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const press = counted();
  await page.goto('/berlin');
  for (const partner of ['Swiftbite', 'Nestkin', 'Trunkfox'])
    await press(
      main(page)
        .getByRole('button', { name: `Compare ${partner} in Berlin` })
        .first(),
    );
  await press(page.getByRole('link', { name: 'Compare 3 gigs' }));
  // The address changes before the page does, and the city has a button of the same name.
  await expect(main(page).getByRole('heading', { level: 1, name: 'Compare gigs' })).toBeVisible();
  await press(main(page).getByRole('button', { name: 'Share' }));
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '/compare?offers=berlin/swiftbite,berlin/nestkin,berlin/trunkfox',
  );
});

test('mails about new gigs that fulfil a filter', async ({ page, product }) => {
  await signedInAccount(page, product);
  const press = counted();
  await page.goto('/linz?vehicle=none&pay_from=12');
  await press(main(page).getByRole('button', { name: 'Save this search' }));
  await press(page.getByRole('region', { name: 'Messages' }).getByRole('link'));
  await press(
    page.getByRole('switch', { name: 'Email me new gigs, Linz, No vehicle, At least €12 an hour' }),
  );
  await expect(page.getByRole('switch').first()).toBeChecked();
  await page.reload();
  await expect(page.getByRole('switch').first()).toBeChecked();
  await page.getByRole('link', { name: 'Linz' }).first().click();
  await expect(page).toHaveURL('/linz?vehicle=none&pay_from=12');
});

test('a full-time job as a driver in Łódź', async ({ page }) => {
  const press = counted();
  await page.goto('/pl');
  const field = main(page).getByRole('combobox');
  await field.fill('kierowca łódź');
  await press(main(page).getByRole('button', { name: 'Szukaj' }));
  await expect(page).toHaveURL(/\/pl\/search\?q=/);
  await press(main(page).getByRole('link', { name: /^Praca na pełny etat/ }));
  await expect(main(page).locator('a[href="/pl/lodz/rideloom"]')).toHaveCount(0);
  await press(
    main(page)
      .locator('a[href*="/more-jobs/lodz/"]', { hasText: /kierowca/i })
      .first(),
  );
  await expect(page).toHaveURL(/\/pl\/more-jobs\/lodz\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[Kk]ierowca/);
});

test('a gig saved, and found again', async ({ page }) => {
  const press = counted();
  await page.goto('/berlin');
  await press(firstGig(page).getByRole('button', { name: /^Save/ }));
  await page.goto('/');
  await press(page.getByRole('banner').getByLabel('Settings and account'));
  await press(page.getByRole('link', { name: 'Saved', exact: true }));
  await expect(main(page).getByRole('article')).toHaveCount(1);
});
