import { readSession, removeSession, writeSession } from '../browser/storage/sessionStore.ts';
import { isSitePath } from '../paths/isSitePath.ts';
import { withoutSecrets } from '../routing/secretParameters.ts';
import { changeAuth } from './authStore.ts';

// The stored state is shared by all tabs, and each returns to its own page.
const entry = 'returnAfterLogin';

/** Makes this tab, and no other, go to a path of the site after the next login. */
export const returnAfterLogin = (address: string): void => {
  const path = withoutSecrets(address);
  writeSession(entry, path);
  changeAuth({ redirectPath: path });
};

/** Where this tab goes after the next login; null if it stays. */
export const returnPath = (): string | null => {
  const path = readSession(entry);
  return path !== null && isSitePath(path) ? path : null;
};

/** Forgets the path. */
export const endReturn = (): void => {
  removeSession(entry);
  changeAuth({ redirectPath: '/' });
};
