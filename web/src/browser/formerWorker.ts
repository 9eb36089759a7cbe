/**
 * Deletes what earlier versions of the site stored besides the queued leads: a service worker with a database of copies. Delete
 * this file after 31 January 2027. Never rejects.
 */
export const removeFormerWorker = async (): Promise<void> => {
  try {
    indexedDB.deleteDatabase('waitingLeads');
    // The one of today serves the whole site.
    for (const worker of await navigator.serviceWorker.getRegistrations())
      if (new URL(worker.scope).pathname !== '/') await worker.unregister();
  } catch {
    // Without storage there is none.
  }
};
