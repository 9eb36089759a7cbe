let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the tasks of one name one after another, across tabs. Where the browser has no locks, runs all tasks of this tab one
 * after another.
 */
export const oneAtATime = <T>(name: string, run: () => Promise<T>): Promise<T> => {
  // Only secure origins have locks.
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (locks) return locks.request(name, run) as Promise<T>;
  const mine = last.then(run, run);
  last = mine;
  return mine;
};
