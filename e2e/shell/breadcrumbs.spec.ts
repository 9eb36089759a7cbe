import { expect, test } from '../harness/test.ts';

const trails = [
  ['/berlin', 'Home', '/'],
  ['/berlin/page-2', 'Home', '/'],
  ['/berlin/delivery-c', 'Home', '/'],
  ['/berlin/swiftbite', 'Home', '/'],
  ['/company/swiftbite', 'Home', '/'],
  ['/de/berlin/swiftbite', 'Start', '/de'],
] as const;

test('all breadcrumbs begin with home', { tag: ['@R2.150'] }, async ({ serverPage: page }) => {
  test.slow();
  for (const [path, name, home] of trails) {
    await page.goto(path);
    const first = page
      .getByRole('navigation', { name: /Breadcrumb|Navigationspfad/ })
      .getByRole('link')
      .first();
    await expect.soft(first, path).toHaveText(name);
    await expect.soft(first, path).toHaveAttribute('href', home);
  }
});
