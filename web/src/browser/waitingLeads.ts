/** The database with applications that wait for the network, from which a service worker sends them. */
export const waitingLeads = 'waitingLeads';

/** Deletes what waits. The service worker then sends nothing. Never rejects. */
export const deleteWaitingLeads = (): Promise<void> =>
  new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(waitingLeads);
      request.addEventListener('success', () => resolve());
      request.addEventListener('error', () => resolve());
    } catch {
      // Without storage there is nothing to delete.
      resolve();
    }
  });
