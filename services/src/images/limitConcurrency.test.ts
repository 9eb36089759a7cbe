import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { limitConcurrency, Overloaded } from './limitConcurrency.ts';

describe('limitConcurrency', () => {
  it('runs no more jobs at once than allowed, and rejects jobs when the queue is full', async () => {
    const limited = limitConcurrency(2, 3);
    let running = 0;
    let maxRunning = 0;
    const job = async () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await pause(5);
      running -= 1;
    };
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => limited(job)));
    expect(maxRunning).toBe(2);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))).toEqual([
      expect.any(Overloaded),
    ]);
  });

  it('frees the slot of a job that fails', async () => {
    const limited = limitConcurrency(1, 1);
    await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(limited(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
