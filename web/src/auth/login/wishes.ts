import { readSession, removeSession, writeSession } from '../../browser/storage/sessionStore.ts';
import type { StorageEntry } from '../../browser/storage/storageEntries.ts';

/** What a guest pressed that needs an account: it is done, or its dialog opened, once they have logged in. */
export const wishes = [
  'alertAfterLogin',
  'reportAfterLogin',
  'voteAfterLogin',
] as const satisfies readonly StorageEntry[];

type Wish = (typeof wishes)[number];

/** Remembers which search or review the guest has pressed something for. */
export const wishFor = (wish: Wish, id: string): void => writeSession(wish, id);

/** Whether the guest who has logged in had wished this; it is forgotten with the answer. */
export const takeWish = (wish: Wish, id: string): boolean => {
  if (readSession(wish) !== id) return false;
  removeSession(wish);
  return true;
};

/** Forgets the wishes of a guest, because the sign-in that they need was cancelled. */
export const forgetWishes = (): void => wishes.forEach(removeSession);
