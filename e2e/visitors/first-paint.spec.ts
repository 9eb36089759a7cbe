import { expect, test } from '../harness/test.ts';

test.use({ isFirstVisit: true });

const isRunning = (root: Element): boolean => {
  const heading = root.querySelector('h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
};

test('a page contains its styles, and loads its scripts after the first paint', async ({ page }) => {
  const resourceTypes: string[] = [];
  page.on('request', (request) => resourceTypes.push(request.resourceType()));
  await page.goto('/berlin');
  await page.waitForLoadState('networkidle');
  expect(resourceTypes).not.toContain('stylesheet');
  const loadedBeforeScripts = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return (
      scripts.length > 0 && scripts.every(({ startTime }) => startTime >= (visit?.loadEventStart ?? Infinity))
    );
  });
  expect(loadedBeforeScripts).toBe(true);
});

test.describe('with a picture that never loads', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/images/**', () => undefined);
  });

  test('a page hydrates at the first user input', async ({ page }) => {
    await page.goto('/berlin', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('#root').evaluate(isRunning)).toBe(false);
    await page.keyboard.press('Shift');
    await expect.poll(() => page.locator('#root').evaluate(isRunning), { timeout: 2500 }).toBe(true);
  });

  test('a page hydrates after a while without user input', async ({ page }) => {
    await page.goto('/berlin', { waitUntil: 'commit' });
    await expect.poll(() => page.locator('#root').evaluate(isRunning), { timeout: 15_000 }).toBe(true);
  });
});
