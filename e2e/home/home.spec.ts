import type { Page } from '@playwright/test';
import { firstCases } from '../config/firstCases.ts';
import { expect, test } from '../harness/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'What or where' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

test(
  'the home page has a search, top cities, latest reviews and how it works',
  { tag: ['@R2.14'] },
  async ({ serverPage: page }) => {
    await page.goto('/');
    await expect(page.getByRole('search')).toBeVisible();
    for (const name of ['Top cities', 'What people say about their gigs', 'How it works'])
      await expect(page.getByRole('main').getByRole('heading', { level: 2, name })).toBeVisible();
    const top = page
      .getByRole('main')
      .getByRole('link', { name: /Berlin/ })
      .first();
    await expect(top).toHaveAttribute('href', '/berlin');
  },
);

test(
  'a visitor searches and opens a city, and the search is recorded with the session',
  { tag: ['@R2.14', '@R7.95'] },
  async ({ page, upstream, collected }) => {
    await page.goto('/');
    await field(page).pressSequentially('Berl');
    await expect(options(page).first()).toContainText('Berlin');
    await expect(options(page).first()).toContainText('Germany');
    await options(page).first().click();
    await expect(page).toHaveURL('/berlin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Side jobs in Berlin');
    await expect
      .poll(async () =>
        (await upstream.calls({ method: 'POST', path: /\/city-search\/?$/ })).map(({ body }) => body),
      )
      .toEqual([
        expect.objectContaining({
          query: 'Berl',
          city_id: 2950159,
          session_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
        }),
      ]);
    expect(await collected(), 'events without consent').toEqual([]);
  },
);

for (const [typed, city, path] of firstCases(2, [
  ['Berln', 'Berlin', '/berlin'],
  ['Köln', 'Cologne', '/cologne'],
  ['Istanbl', 'Istanbul', '/istanbul'],
  ['koln', 'Cologne', '/cologne'],
  ['WROCLAW', 'Wroc', '/wroclaw'],
  ['sao pau', 'São Paulo', '/sao-paulo'],
]))
  test(`${typed} finds ${city}`, { tag: ['@R2.14'] }, async ({ page }) => {
    await page.goto('/');
    await field(page).fill(typed);
    await expect(options(page).first()).toContainText(city);
    await field(page).press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await field(page).press('Enter');
    await expect(page).toHaveURL(path);
  });

test(
  'Enter opens the results for a merely similar name, where the city can be asked for',
  { tag: '@R2.14' },
  async ({ page }) => {
    await page.goto('/');
    await field(page).fill('Atlantisxyz');
    await expect(options(page).first()).toContainText('Atlanta');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=Atlantisxyz(?:&near=[a-z-]+)?$/);
    await expect(page.getByRole('main').getByRole('link', { name: /^Atlanta/ })).toBeVisible();
    await page.getByRole('button', { name: 'Ask us to launch in Atlantisxyz' }).click();
    await expect(page.getByRole('dialog', { name: 'Thanks for telling us' })).toBeVisible();
  },
);

for (const [typed, path] of [
  ['delivery', '/companies?category=delivery'],
  ['swiftbite', '/company/swiftbite'],
] as const)
  test(
    `the search for ${typed}, which is not a city, leads to ${path}`,
    { tag: '@R2.14' },
    async ({ page }) => {
      await page.goto('/');
      await field(page).fill(typed);
      await options(page)
        .filter({ hasText: /^(?:Delivery|Swiftbite)Compan/ })
        .click();
      await expect(page).toHaveURL(path);
    },
  );

test('a former address of a search leads to its city or its results', { tag: '@R2.14' }, async ({ page }) => {
  await page.goto('/de?city=K%C3%B6ln');
  await expect(page).toHaveURL('/de/koeln');
  await page.goto('/?city=Ber');
  await expect(page).toHaveURL('/search?q=Ber');
});

/** The WCAG contrast ratio of two colours, both in the form `rgb(…)`. */
const contrast = (one: string, other: string): number => {
  const luminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

for (const colorScheme of firstCases(1, ['light', 'dark']))
  test(`the focus ring of the search has enough contrast in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await page.keyboard.press('Tab');
    await field(page).focus();
    const ring = await field(page).evaluate((input) => getComputedStyle(input).outlineColor);
    const gradient = await page.getByRole('search').evaluate((search) => {
      let element: Element | null = search;
      while (element && getComputedStyle(element).backgroundImage === 'none') element = element.parentElement;
      return element ? getComputedStyle(element).backgroundImage : '';
    });
    const colors = gradient.match(/rgb\([^)]*\)/g) ?? [];
    expect(colors.length).toBeGreaterThan(1);
    for (const color of colors) expect(contrast(ring, color)).toBeGreaterThanOrEqual(3);
  });

test('the search uses the language of the page', { tag: ['@R2.14'] }, async ({ page }) => {
  await page.goto('/de');
  await page.getByRole('combobox', { name: 'Was oder wo' }).fill('koln');
  await expect(options(page).first()).toContainText('Köln');
  await options(page).first().click();
  await expect(page).toHaveURL('/de/koeln');
});

test('the button opens the city of this name', { tag: ['@R2.14'] }, async ({ page }) => {
  await page.goto('/');
  await field(page).fill('Potsdam');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/potsdam');
});

test('Escape closes the list and keeps what was typed', { tag: ['@R2.14'] }, async ({ page }) => {
  await page.goto('/');
  await field(page).fill('Ber');
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await field(page).press('Escape');
  await expect(options(page).first()).toBeHidden();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).toHaveValue('Ber');
});

test('a failed search shows an error in its list', async ({ page, upstream }) => {
  await upstream.fault({ path: /\/(?:search|job-offers)$/ }, { kind: 'status', status: 500 });
  await page.goto('/');
  await field(page).fill('Berlin');
  await expect(page.getByText('Search isn’t responding. Try again.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
