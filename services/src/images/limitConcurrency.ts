/** Too many jobs wait already. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** Runs at most `running` jobs at once and lets at most `waiting` others wait; more are refused. */
export const limitConcurrency = (running: number, waiting: number) => {
  let active = 0;
  const queue: (() => void)[] = [];
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (active >= running) {
      if (queue.length >= waiting) throw new Overloaded('Too many images are being drawn');
      // The place is handed over by the job that ends, so `active` does not change here.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      active += 1;
    }
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next === undefined) active -= 1;
      else next();
    }
  };
};
