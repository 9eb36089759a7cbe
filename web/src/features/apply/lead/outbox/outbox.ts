import { waitingLeads } from '../../../../browser/waitingLeads.ts';

/** A lead that a service worker may send, as the request to send. */
export interface WaitingLead {
  /** The idempotency key: the server records the lead once however often it is sent. */
  readonly key: string;
  readonly offerId: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A lead that the service worker has sent: nothing of what the visitor typed. */
export interface SentLead {
  readonly key: string;
  readonly sent: { readonly uuid: string; readonly isNew: boolean };
}

export type OutboxEntry = WaitingLead | SentLead;

export const isWaiting = (entry: OutboxEntry): entry is WaitingLead => 'body' in entry;

const storeName = 'leads';

const failure = (error: Error | null): Error => error ?? new Error('The browser did not store a lead.');

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(failure(request.error)));
  });

/** Runs one transaction. Connections are short, so that the database can be deleted. */
const inStore = async <T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => Promise<T>,
): Promise<T> => {
  const opening = indexedDB.open(waitingLeads, 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(storeName, { keyPath: 'key' }),
  );
  const database = await resultOf(opening);
  try {
    const transaction = database.transaction(storeName, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(failure(transaction.error)));
    });
    const [result] = await Promise.all([run(transaction.objectStore(storeName)), done]);
    return result;
  } finally {
    database.close();
  }
};

export const readOutbox = (): Promise<OutboxEntry[]> =>
  inStore('readonly', (store) => resultOf(store.getAll() as IDBRequest<OutboxEntry[]>));

export const findInOutbox = (key: string): Promise<OutboxEntry | undefined> =>
  inStore('readonly', (store) => resultOf(store.get(key) as IDBRequest<OutboxEntry | undefined>));

export const putInOutbox = (lead: WaitingLead): Promise<unknown> =>
  inStore('readwrite', (store) => resultOf(store.put(lead)));

export const removeFromOutbox = (key: string): Promise<unknown> =>
  inStore('readwrite', (store) => resultOf(store.delete(key)));

/** Notes that a lead was sent, unless the visitor has taken it back meanwhile. */
export const noteSent = (entry: SentLead): Promise<unknown> =>
  inStore('readwrite', async (store) => {
    const current = await resultOf(store.get(entry.key));
    if (current !== undefined) await resultOf(store.put(entry));
  });
