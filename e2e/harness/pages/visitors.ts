import type { Browser } from '@playwright/test';
import { type LastingOptions, openVisitor, type Visitor } from './visitor.ts';

/** The contexts of a worker: one for each set of options that a context keeps, and those of tests of a first visit. */
export interface Visitors {
  readonly borrow: (options: LastingOptions, isFirstVisit: boolean) => Promise<Visitor>;
  readonly giveBack: (visitor: Visitor) => Promise<void>;
}

export const visitorsOf = (browser: Browser, origins: readonly string[]): Visitors => {
  const free = new Map<string, Visitor>();
  const lent = new Map<Visitor, string>();
  return {
    borrow: async (options, isFirstVisit) => {
      if (isFirstVisit) return openVisitor(browser, options, origins);
      const key = JSON.stringify(options);
      const visitor = free.get(key) ?? (await openVisitor(browser, options, origins));
      free.delete(key);
      lent.set(visitor, key);
      return visitor;
    },
    giveBack: async (visitor) => {
      const key = lent.get(visitor);
      lent.delete(visitor);
      if (key === undefined || free.has(key) || !visitor.canReturn()) {
        await visitor.context.close();
        return;
      }
      await visitor.leave();
      free.set(key, visitor);
    },
  };
};
