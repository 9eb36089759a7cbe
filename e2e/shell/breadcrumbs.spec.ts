import { expect, test } from '../harness/test.ts';

for (const [path, name, home] of [
  ['/berlin', 'Home', '/'],
  ['/berlin/page-2', 'Home', '/'],
  ['/berlin/delivery-c', 'Home', '/'],
  ['/berlin/swiftbite', 'Home', '/'],
  ['/company/swiftbite', 'Home', '/'],
  ['/de/berlin/swiftbite', 'Start', '/de'],
] as const)
  test(`R2.150 the trail of ${path} begins with home`, async ({ page }) => {
    await page.goto(path);
    const first = page
      .getByRole('navigation', { name: /Breadcrumb|Brotkrumen/ })
      .getByRole('link')
      .first();
    await expect(first).toHaveText(name);
    await expect(first).toHaveAttribute('href', home);
  });
