import { readLocal, removeLocal, writeLocal } from '../../browser/storage/localStore.ts';
import { readSession, sessionKeys, writeSession } from '../../browser/storage/sessionStore.ts';
import type { StorageEntry } from '../../browser/storage/storageEntries.ts';
import { storedFields } from '../../browser/storage/storedJson.ts';
import { authState } from '../authStore.ts';
import { wishes } from './wishes.ts';

const entry: StorageEntry = 'keptForLogin';

/** What a guest wants to go on with after the login: the dialog of a review, the mails of a search, a vote or a report. */
const plans: readonly string[] = ['reviewAfterLogin', ...wishes] satisfies StorageEntry[];
const path: StorageEntry = 'returnAfterLogin';

const isStored = (key: string): boolean =>
  key === path || plans.includes(key) || key.startsWith('reviewDraft:');

const stored = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(storedFields(readLocal(entry))).filter(
      (field): field is [string, string] => isStored(field[0]) && typeof field[1] === 'string',
    ),
  );

/** Stores in this browser what the tab stores of a guest whose sign-up waits: the tab may be closed before the login. */
const store = (): void => {
  const { signUpEmail, idToken } = authState();
  if (signUpEmail === null || idToken !== null) return;
  const own = [...new Set(sessionKeys())].filter(isStored).map((key) => [key, readSession(key)] as const);
  if (own.every(([key]) => key === path)) return;
  writeLocal(entry, JSON.stringify({ ...stored(), ...Object.fromEntries(own) }));
};

const storeIfHidden = (): void => {
  if (document.visibilityState === 'hidden') store();
};

/** Stores what the tab stores of the guest who has just signed up, and what they add until the page is left. */
export const storeForLogin = (): void => {
  store();
  document.addEventListener('visibilitychange', storeIfHidden);
  window.addEventListener('pagehide', store);
};

export const forgetStored = (): void => removeLocal(entry);

/** Gives the tab of the login what was stored, unless it has its own, and leads it to where that goes on. */
export const restoreStored = (): void => {
  const { [path]: address, ...others } = stored();
  const missing = Object.entries(others).filter(([key]) => readSession(key) === null);
  for (const [key, value] of missing) writeSession(key, value);
  if (address !== undefined && missing.some(([key]) => plans.includes(key))) writeSession(path, address);
  forgetStored();
};
