const last = new Map<string, Promise<unknown>>();

const inThisTab = <T>(name: string, run: () => Promise<T>): Promise<T> => {
  const former = last.get(name) ?? Promise.resolve();
  const mine = former.then(run, run);
  last.set(name, mine);
  return mine;
};

/**
 * Runs the tasks of one name one after another, across tabs. Where the browser gives no locks, only those of this tab.
 */
export const oneAtATime = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
  // Only secure origins have locks.
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (!locks) return inThisTab(name, run);
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return run();
  };
  try {
    return await (locks.request(name, begin) as Promise<T>);
  } catch (error) {
    if (hasBegun) throw error;
    // Browsers that block the site's data refuse locks too.
    return inThisTab(name, run);
  }
};
