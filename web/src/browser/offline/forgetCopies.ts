/** The cache of the service worker with copies of pages. */
export const pagesCache = 'offline:pages';

/** Forgets what the visitor could read without a connection. Never rejects. */
export const forgetCopies = async (): Promise<void> => {
  try {
    await caches.delete(pagesCache);
  } catch {
    // Without such storage there are none.
  }
};
