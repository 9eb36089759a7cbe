/** What workers and the process above them tell each other: a worker has written, and all others have to forget. */
export interface WorkerMessage {
  readonly kind: 'purge' | 'forget' | 'forgotten' | 'purged';
  /** Names the write. */
  readonly id: string;
}

const kinds: ReadonlySet<unknown> = new Set(['purge', 'forget', 'forgotten', 'purged']);

export const isWorkerMessage = (message: unknown): message is WorkerMessage =>
  typeof message === 'object' &&
  message !== null &&
  'id' in message &&
  'kind' in message &&
  kinds.has(message.kind);

/** How long a write waits for a worker that does not reply. */
export const maxWaitMs = 500;
