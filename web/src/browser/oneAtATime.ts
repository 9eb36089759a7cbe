const last = new Map<string, Promise<unknown>>();

/**
 * Runs the tasks of one name one after another, across tabs. Where the browser has no locks, only those of this tab.
 */
export const oneAtATime = <T>(name: string, run: () => Promise<T>): Promise<T> => {
  // Only secure origins have locks.
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (locks) return locks.request(name, run) as Promise<T>;
  const former = last.get(name) ?? Promise.resolve();
  const mine = former.then(run, run);
  last.set(name, mine);
  return mine;
};
