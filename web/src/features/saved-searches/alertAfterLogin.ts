import { readSession, removeSession, writeSession } from '../../browser/sessionStore.ts';

const entry = 'alertAfterLogin';

/** Remembers that a guest switched on the mails of a search, which needs an account; `forgetWish` is called when the sign-in is cancelled. */
export const wishForAlert = (searchId: string): void => writeSession(entry, searchId);

/** Whether the guest who has logged in had switched on the mails of the search; it is forgotten with the answer. */
export const takeWishForAlert = (searchId: string): boolean => {
  if (readSession(entry) !== searchId) return false;
  removeSession(entry);
  return true;
};
