import type { Locator, Page } from '@playwright/test';

/** What distinguishes a kind of button from others: 20 cards have the same, of which one is pressed. */
const kindOf = (button: Locator): Promise<string> =>
  button.evaluate((element) =>
    [
      element.className,
      element.closest('[class]:not(button)')?.className,
      element.textContent?.replaceAll(/\d/g, ''),
    ].join(' '),
  );

const maxPresses = 80;

/** How long a dialog whose code is loading may take to appear. */
const patienceMs = 300;

/** Opens a page and presses one button of each kind, also in the dialogs that open; returns how many were pressed. */
export const pressAll = async (page: Page, open: () => Promise<void>): Promise<number> => {
  await open();
  const address = page.url();
  const pressed = new Set<string>();
  const dialog = page.getByRole('dialog').last();

  /** A visible button that was not pressed yet, in the dialog if there is one. */
  const next = async (): Promise<{ button: Locator; kind: string } | null> => {
    const buttons = ((await dialog.isVisible()) ? dialog : page.locator('body')).locator(
      'button:visible:enabled',
    );
    for (let index = 0; index < (await buttons.count()); index += 1) {
      const button = buttons.nth(index);
      const kind = await kindOf(button).catch(() => null);
      if (kind !== null && !pressed.has(kind)) return { button, kind };
    }
    return null;
  };

  while (pressed.size < maxPresses) {
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
    } else return pressed.size;
  }
  return pressed.size;
};
