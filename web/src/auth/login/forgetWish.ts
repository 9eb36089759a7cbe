import { removeSession } from '../../browser/sessionStore.ts';
import type { StorageEntry } from '../../browser/storageEntries.ts';

// Not imported: a shared file would make each page with saved searches larger.
const wish: StorageEntry = 'alertAfterLogin';

/** Forgets the mails that a guest switched on, because the sign-in that they need was cancelled. */
export const forgetWish = (): void => removeSession(wish);
