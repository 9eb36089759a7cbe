import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { limitConcurrency, Overloaded } from './limitConcurrency.ts';

describe('limitConcurrency', () => {
  it('runs no more jobs at once than allowed and rejects those that cannot wait', async () => {
    const limited = limitConcurrency(2, 3);
    let running = 0;
    let most = 0;
    const job = async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(5);
      running -= 1;
    };
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => limited(job)));
    expect(most).toBe(2);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))).toEqual([
      expect.any(Overloaded),
    ]);
  });

  it('frees the place of a job that fails', async () => {
    const limited = limitConcurrency(1, 1);
    await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(limited(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
