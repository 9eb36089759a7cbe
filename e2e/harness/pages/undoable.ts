import type { Disposable, Page } from '@playwright/test';

/** Notes the scripts and functions that a test adds to a page; the returned function removes them again. */
export const undoable = (page: Page): (() => Promise<void>) => {
  const added: Disposable[] = [];
  const noting =
    <Input extends unknown[]>(add: (...input: Input) => Promise<Disposable>) =>
    async (...input: Input): Promise<Disposable> => {
      const disposable = await add(...input);
      added.push(disposable);
      return disposable;
    };
  page.addInitScript = noting(page.addInitScript.bind(page)) as Page['addInitScript'];
  page.exposeFunction = noting(page.exposeFunction.bind(page));
  return async () => {
    await Promise.all(added.splice(0).map((disposable) => disposable.dispose()));
  };
};
