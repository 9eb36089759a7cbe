import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { withMinResponseTime } from './withMinResponseTime.ts';

/** Resolves to whichever comes first: the answer, or a timer that is shorter than the minimum response time. */
const raceAgainstTimer = (answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([answer, pause(50).then(() => 'the timer')]);

describe('withMinResponseTime', () => {
  it('delays the result of fast work, and also its failure', { tags: ['R7.97'] }, async () => {
    expect(await raceAgainstTimer(withMinResponseTime(async () => 'done'))).toBe('the timer');
    expect(await raceAgainstTimer(withMinResponseTime(() => Promise.reject(new Error('no'))))).toBe(
      'the timer',
    );
  });

  it('returns the result or the failure of the work', async () => {
    await expect(withMinResponseTime(async () => 'done')).resolves.toBe('done');
    await expect(withMinResponseTime(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
