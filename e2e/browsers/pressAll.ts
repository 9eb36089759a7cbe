import type { Locator, Page } from '@playwright/test';

/** What distinguishes a kind of button from others: 20 cards have the same, of which one is pressed. */
const kindsOf = (buttons: readonly Element[]): string[] =>
  buttons.map((button) =>
    [
      button.className,
      button.closest('[class]:not(button)')?.className,
      button.textContent?.replaceAll(/\d/g, ''),
    ].join(' '),
  );

const maxPresses = 80;

/** How long a dialog whose code is loading may take to appear. */
const patienceMs = 300;

/**
 * Opens a page and presses one button of each kind, also in the dialogs that open, but none of those in `pressed`, to which it adds
 * them. Returns how many kinds it has seen.
 */
export const pressAll = async (
  page: Page,
  open: () => Promise<void>,
  pressed: Set<string>,
): Promise<number> => {
  await open();
  const address = page.url();
  const before = pressed.size;
  const seen = new Set<string>();
  const dialog = page.getByRole('dialog').last();

  /** A visible button that was not pressed yet, in the dialog if there is one. */
  const next = async (): Promise<{ button: Locator; kind: string } | null> => {
    const buttons = ((await dialog.isVisible()) ? dialog : page.locator('body')).locator(
      'button:visible:enabled',
    );
    // A press may have opened another document meanwhile.
    const kinds = await buttons.evaluateAll(kindsOf).catch(() => buttons.evaluateAll(kindsOf));
    for (const kind of kinds) seen.add(kind);
    const index = kinds.findIndex((kind) => !pressed.has(kind));
    const kind = kinds[index];
    return kind === undefined ? null : { button: buttons.nth(index), kind };
  };

  while (pressed.size - before < maxPresses) {
    const found = await next();
    if (found) {
      // A dialog that has opened meanwhile covers it; its own buttons come first. A press before it may be leaving the page.
      const isPressed = await found.button.click({ timeout: 5000 }).then(
        () => true,
        () => false,
      );
      if (isPressed) pressed.add(found.kind);
      else if (!(await dialog.isVisible()) && page.url() === address)
        throw new Error(`This button cannot be pressed: ${found.kind}`);
      await page.waitForTimeout(patienceMs);
      if (page.url() !== address) await open();
    } else if (await dialog.isVisible()) {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(patienceMs);
      if (await dialog.isVisible()) await open();
    } else break;
  }
  return seen.size;
};
