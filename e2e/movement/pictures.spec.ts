import { expect, test } from '../harness/test.ts';

/** Records the names and durations of what the browser moves between two pages. */
const recordMoves = (): void => {
  const moves: string[] = [];
  Object.assign(window, { moves });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    void transition.ready.then(() => {
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition-group'))
          moves.push(`${effect.pseudoElement} ${String(effect.getTiming().duration)}`);
    });
    return transition;
  };
};

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the logo of a pressed gig moves to its page, with motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(recordMoves);
    await page.goto('/berlin');
    await page.waitForLoadState('networkidle');
    await page.locator('main article').getByRole('link', { name: 'Bike courier' }).first().click();
    await expect(page).toHaveURL(/\/berlin\/[a-z-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bike courier');
    const moves = await page.evaluate(() => (window as unknown as { moves: string[] }).moves);
    expect(moves.sort()).toEqual(
      reducedMotion === 'reduce'
        ? []
        : ['::view-transition-group(pressed-picture) 180', '::view-transition-group(root) 180'],
    );
    await expect(page.locator('main img').first()).toBeVisible();
    expect(await page.locator('[style*="view-transition-name"]').count()).toBe(0);
  });
