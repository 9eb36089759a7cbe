import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { Abandoned, limitConcurrency, Overloaded } from './limitConcurrency.ts';

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

  it('does not run a job that was taken out of the queue', async () => {
    const limited = limitConcurrency(1, 1);
    const running = Promise.withResolvers<string>();
    const first = limited(() => running.promise);
    const gone = new AbortController();
    const job = vi.fn(() => Promise.resolve());
    const left = limited(job, { signal: gone.signal });
    gone.abort(new Abandoned());
    const next = limited(() => Promise.resolve('next'));
    running.resolve('first');
    await expect(left).rejects.toBeInstanceOf(Abandoned);
    expect(await Promise.all([first, next])).toEqual(['first', 'next']);
    expect(job).not.toHaveBeenCalled();
  });
});
