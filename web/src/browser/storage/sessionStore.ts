/** Replaces session storage where the browser refuses it (private windows, blocked storage). */
const memory = new Map<string, string>();

const storage = (): Storage | null => {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
};

export const readSession = (key: string): string | null => {
  try {
    return storage()?.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
};

export const writeSession = (key: string, value: string): void => {
  memory.set(key, value);
  try {
    storage()?.setItem(key, value);
  } catch {
    // The copy in memory lasts until the page is closed.
  }
};

/** Forgets the copy in the memory of this page. */
export const forgetSession = (key: string): void => void memory.delete(key);

export const removeSession = (key: string): void => {
  forgetSession(key);
  try {
    storage()?.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
};

/** The keys of all values, in memory or stored. */
export const sessionKeys = (): string[] => {
  const keys = [...memory.keys()];
  try {
    return [...keys, ...Object.keys(storage() ?? {})];
  } catch {
    return keys;
  }
};

/** Removes everything that is stored, except one entry; what the memory of this page has stays. */
export const clearSession = (spared?: string): void => {
  try {
    for (const key of Object.keys(storage() ?? {})) if (key !== spared) storage()?.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
};
