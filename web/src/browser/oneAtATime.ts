let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a task after all others of the same name have ended: in all tabs, where the browser has locks, otherwise in this
 * one.
 */
export const oneAtATime = <T>(name: string, run: () => Promise<T>): Promise<T> => {
  // Only secure origins have locks.
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (locks) return locks.request(name, run) as Promise<T>;
  const mine = last.then(run, run);
  last = mine;
  return mine;
};
