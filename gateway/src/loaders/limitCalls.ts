import type { LimitCalls } from './loaderSources.ts';

/** Lets so many calls run at a time; others wait in the order in which they came. */
export const limitCalls = (max: number): LimitCalls => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (call) => {
    if (running < max) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await call();
    } finally {
      const next = waiting.shift();
      // The next call takes over the place of this one.
      if (next === undefined) running -= 1;
      else next();
    }
  };
};
