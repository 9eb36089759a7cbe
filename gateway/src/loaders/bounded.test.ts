import { describe, expect, it } from 'vitest';
import { bounded } from './bounded.ts';

describe('bounded', () => {
  it('runs all tasks, never more than the limit at once', async () => {
    const run = bounded(3);
    let now = 0;
    let most = 0;
    const task = async (index: number) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 1));
      now -= 1;
      return index;
    };
    const results = await Promise.all(Array.from({ length: 20 }, (_, index) => run(() => task(index))));
    expect(results).toEqual(Array.from({ length: 20 }, (_, index) => index));
    expect(most).toBe(3);
  });

  it('frees the place of a task that failed', async () => {
    const run = bounded(1);
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(run(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
