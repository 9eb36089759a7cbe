import pLimit from 'p-limit';

/** Thrown when the queue is full. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** Thrown when nobody waits for a job any more. */
export class Abandoned extends Error {
  override readonly name = 'Abandoned';
}

interface JobOptions {
  /** How much of the queue the job takes; 1 by default. */
  readonly weight?: number;
  /** Takes a job out of the queue when it is aborted. A job that has begun runs on. */
  readonly signal?: AbortSignal;
}

/** Runs at most `running` jobs at once and queues others up to a total weight of `waiting`; rejects more. */
export const limitConcurrency = (running: number, waiting: number) => {
  const limit = pLimit(running);
  let queued = 0;
  return async <T>(job: () => Promise<T>, { weight = 1, signal }: JobOptions = {}): Promise<T> => {
    signal?.throwIfAborted();
    if (limit.activeCount < running) return limit(job);
    if (queued + weight > waiting)
      throw new Overloaded('Too many requests of this kind wait. Try again later.');
    queued += weight;
    let isQueued = true;
    const leave = () => {
      if (isQueued) queued -= weight;
      isQueued = false;
    };
    signal?.addEventListener('abort', leave, { once: true });
    return limit(() => {
      leave();
      signal?.throwIfAborted();
      return job();
    });
  };
};
