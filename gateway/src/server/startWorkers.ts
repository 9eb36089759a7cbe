import { randomUUID } from 'node:crypto';
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';
import type { Config } from '../config/parseConfig.ts';

/** What workers and the process above them tell each other: a worker has written, and all others have to forget. */
interface WorkerMessage {
  readonly kind: 'purge' | 'forget' | 'forgotten' | 'purged';
  /** Names the write. */
  readonly id: string;
}

const kinds: ReadonlySet<unknown> = new Set(['purge', 'forget', 'forgotten', 'purged']);

const isWorkerMessage = (message: unknown): message is WorkerMessage =>
  typeof message === 'object' &&
  message !== null &&
  'id' in message &&
  'kind' in message &&
  kinds.has(message.kind);

/** How long a write waits for a worker that does not reply. */
const maxWaitMs = 500;

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

const running = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected() === true) as Worker[];

/** Passes a purge on to the other workers, and tells its sender when all have forgotten, or when they take too long. */
const passOn = (sender: Worker, { id }: WorkerMessage): void => {
  const others = new Set(running().filter((worker) => worker !== sender));
  const end = () => {
    clearTimeout(timer);
    cluster.off('message', onMessage);
    if (sender.isConnected()) sender.send({ kind: 'purged', id } satisfies WorkerMessage);
  };
  const onMessage = (worker: Worker, message: unknown) => {
    if (!isWorkerMessage(message) || message.kind !== 'forgotten' || message.id !== id) return;
    others.delete(worker);
    if (others.size === 0) end();
  };
  const timer = setTimeout(end, maxWaitMs);
  cluster.on('message', onMessage);
  for (const worker of others) worker.send({ kind: 'forget', id } satisfies WorkerMessage);
  if (others.size === 0) end();
};

/**
 * Runs several workers that share the port. One that crashes is replaced; one that cannot start ends them all. Returns a
 * function that stops them.
 */
export const startWorkers = ({ workers }: Pick<Config, 'workers'>, log: Logger): (() => Promise<void>) => {
  let stopping = false;
  const start = (): void => {
    const worker = cluster.fork();
    let hasListened = false;
    worker.once('listening', () => {
      hasListened = true;
      log.info({ pid: worker.process.pid }, 'Worker listening');
    });
    worker.once('exit', (code, signal) => {
      if (stopping) return;
      log.error({ pid: worker.process.pid, code, signal }, 'Worker ended');
      if (!hasListened) process.exit(1);
      start();
    });
  };
  cluster.on('message', (worker, message: unknown) => {
    if (isWorkerMessage(message) && message.kind === 'purge') passOn(worker, message);
  });
  for (let count = 0; count < workers; count += 1) start();
  return async () => {
    stopping = true;
    await Promise.all(
      Object.values(cluster.workers ?? {}).map(async (worker) => {
        const ended = worker && once(worker, 'exit');
        worker?.process.kill('SIGTERM');
        await ended;
      }),
    );
  };
};
