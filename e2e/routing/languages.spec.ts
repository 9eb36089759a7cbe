import { expect, test } from '../harness/test.ts';

/** The ten languages in the order of the selector, with the path, the flag and the headline of the home page. */
const languages = [
  { code: 'de', name: 'Deutsch', path: '/de', flag: 'de', title: 'Finde App-Jobs in deiner Stadt' },
  { code: 'en', name: 'English', path: '/', flag: 'gb', title: 'Find gig work in your city' },
  { code: 'es', name: 'Español', path: '/es', flag: 'es', title: 'Encuentra trabajo por app en tu ciudad' },
  { code: 'fr', name: 'Français', path: '/fr', flag: 'fr', title: 'Trouve des missions dans ta ville' },
  {
    code: 'it',
    name: 'Italiano',
    path: '/it',
    flag: 'it',
    title: 'Trova lavori tramite app nella tua città',
  },
  { code: 'nl', name: 'Nederlands', path: '/nl', flag: 'nl', title: 'Vind app-klussen in jouw stad' },
  {
    code: 'pl',
    name: 'Polski',
    path: '/pl',
    flag: 'pl',
    title: 'Znajdź pracę przez aplikacje w swoim mieście',
  },
  {
    code: 'pt',
    name: 'Português',
    path: '/pt',
    flag: 'pt',
    title: 'Encontra trabalho por app na tua cidade',
  },
  { code: 'sv', name: 'Svenska', path: '/sv', flag: 'se', title: 'Hitta gigjobb i din stad' },
  { code: 'tr', name: 'Türkçe', path: '/tr', flag: 'tr', title: 'Şehrinde uygulama üzerinden ek iş bul' },
];

test('the selector lists the ten languages and no other', { tag: ['@R1.20'] }, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Language: English').click();
  const links = page.getByRole('banner').locator('a[hreflang]:visible');
  await expect(links).toHaveText(languages.map(({ name }) => name));
  for (const [index, { code, path }] of languages.entries()) {
    await expect(links.nth(index)).toHaveAttribute('hreflang', code);
    await expect(links.nth(index)).toHaveAttribute('href', path);
  }
});

test(
  'the home page hydrates in each of the ten languages',
  { tag: ['@R1.20', '@R2.07'] },
  async ({ page }) => {
    test.slow();
    for (const { code, path, title } of languages) {
      expect.soft((await page.goto(path))?.status(), path).toBe(200);
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', code);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
      await expect.soft(page, path).toHaveTitle(`${title} | Citygigs`);
    }
  },
);

test(
  'a language code before the path selects the language',
  { tag: ['@R1.22'] },
  async ({ serverPage: page }) => {
    await page.goto('/de/berlin');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nebenjobs in Berlin');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' })).toBeVisible();

    await page.goto('/berlin');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Side jobs in Berlin');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  },
);

test(
  'a path without a language is English, and no link on its page begins with /en',
  { tag: ['@R1.23'] },
  async ({ serverPage: page }) => {
    test.slow();
    for (const path of ['/', '/berlin', '/berlin/swiftbite', '/about']) {
      await page.goto(path);
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'en');
      const internal = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect.soft(internal.length, path).toBeGreaterThan(15);
      expect
        .soft(
          internal.filter((href) => /^\/en(\/|\?|$)/.test(href)),
          path,
        )
        .toEqual([]);
    }
  },
);

for (const [tag, code] of [
  ['@R1.25', 'en'],
  ['@R1.26', 'sv'],
] as const) {
  const { flag, name, path } = languages.find((language) => language.code === code) ?? languages[0]!;
  test(`the flag of ${name} is ${flag}`, { tag }, async ({ page }) => {
    await page.goto('/berlin');
    await page.getByLabel('Language: English').click();
    const entry = page.getByRole('banner').locator(`a[hreflang="${code}"]:visible`);
    await expect(entry).toHaveAttribute('href', path === '/' ? '/berlin' : '/sv/berlin');
    const picture = entry.locator('img');
    await expect(picture).toHaveAttribute('data-flag', flag);
    await expect(picture).toHaveAttribute('src', new RegExp(`/${flag.toUpperCase()}-[^/]*\\.svg$`));
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });
}
