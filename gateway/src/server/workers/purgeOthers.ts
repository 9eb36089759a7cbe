import { randomUUID } from 'node:crypto';
import { isWorkerMessage, maxWaitMs, type WorkerMessage } from './messages.ts';

const tell = (message: WorkerMessage): void => {
  process.send?.(message);
};

/**
 * Connects a worker with the others: the returned function makes them forget what their requests share and resolves when
 * they have, so that whoever wrote sees the change wherever the next request arrives.
 */
export const purgeOthers = (forget: () => void) => {
  const waiting = new Map<string, () => void>();
  process.on('message', (message: unknown) => {
    if (!isWorkerMessage(message)) return;
    if (message.kind === 'purged') waiting.get(message.id)?.();
    if (message.kind !== 'forget') return;
    forget();
    tell({ kind: 'forgotten', id: message.id });
  });
  return (): Promise<void> =>
    new Promise((resolve) => {
      const id = randomUUID();
      const end = () => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve();
      };
      const timer = setTimeout(end, maxWaitMs);
      waiting.set(id, end);
      tell({ kind: 'purge', id });
    });
};
