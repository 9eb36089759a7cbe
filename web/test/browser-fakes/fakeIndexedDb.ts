type Row = { readonly key: string };

interface Store {
  readonly rows: Map<string, Row>;
  readonly isFull: boolean;
}

interface Options {
  /** The browser refuses to open databases, as in some private windows. */
  readonly isBlocked?: boolean;
  /** The browser refuses to store more. */
  readonly isFull?: boolean;
}

/** A request or transaction: it fires its event after the code that made it has run. */
class Pending<T> extends EventTarget {
  result: T | undefined;
  error: Error | null = null;

  settle(run: () => T): void {
    setTimeout(() => {
      try {
        this.result = run();
        this.dispatchEvent(new Event('success'));
      } catch (error) {
        this.error = error as Error;
        this.dispatchEvent(new Event('error'));
      }
    });
  }
}

class Transaction extends EventTarget {
  error: Error | null = null;
  #open = 0;
  readonly #store: () => Store;

  constructor(store: () => Store) {
    super();
    this.#store = store;
  }

  #request<T>(work: (rows: Map<string, Row>, isFull: boolean) => T): Pending<T> {
    const request = new Pending<T>();
    this.#open += 1;
    const ended = (): void => {
      this.#open -= 1;
      // Whoever awaits the request may make the next one first.
      setTimeout(() => {
        if (this.#open > 0) return;
        this.error = request.error;
        this.dispatchEvent(new Event(this.error ? 'abort' : 'complete'));
      });
    };
    request.addEventListener('success', ended);
    request.addEventListener('error', ended);
    request.settle(() => {
      const { rows, isFull } = this.#store();
      return work(rows, isFull);
    });
    return request;
  }

  objectStore() {
    return {
      get: (key: string) => this.#request((rows) => structuredClone(rows.get(key))),
      getAll: () => this.#request((rows) => structuredClone([...rows.values()])),
      put: (row: Row) =>
        this.#request((rows, isFull) => {
          if (isFull) throw new DOMException('The storage is full.', 'QuotaExceededError');
          rows.set(row.key, structuredClone(row));
        }),
      delete: (key: string) => this.#request((rows) => void rows.delete(key)),
    };
  }
}

/** IndexedDB in memory, as far as databases of one store with keys are concerned. */
export const fakeIndexedDb = () => {
  const databases = new Map<string, Map<string, Row>>();
  let options: Options = {};
  return {
    names: () => [...databases.keys()],
    set: (changed: Options): void => {
      options = changed;
    },
    factory: {
      open: (name: string) => {
        const opening = new Pending<object>();
        opening.settle(() => {
          if (options.isBlocked) throw new DOMException('No databases here.', 'InvalidStateError');
          const rows = databases.get(name) ?? new Map<string, Row>();
          opening.result = { createObjectStore: () => databases.set(name, rows) };
          if (!databases.has(name)) opening.dispatchEvent(new Event('upgradeneeded'));
          const store = () => ({ rows, isFull: options.isFull === true });
          return { transaction: () => new Transaction(store), close: () => undefined };
        });
        return opening;
      },
      deleteDatabase: (name: string) => {
        const deleting = new Pending<void>();
        deleting.settle(() => void databases.delete(name));
        return deleting;
      },
    },
  };
};
