import pLimit from 'p-limit';

/** Thrown when the queue is full. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** Runs at most `running` jobs at once and queues at most `waiting` others; rejects more. */
export const limitConcurrency = (running: number, waiting: number) => {
  const limit = pLimit(running);
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= waiting) throw new Overloaded('Too many images are being drawn');
    return limit(job);
  };
};
