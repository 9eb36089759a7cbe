import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { steadyAnswer } from './steadyAnswer.ts';

/** What came first: the answer, or a timer that was started after it and ends sooner than it may. */
const firstOf = (answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([answer, pause(50).then(() => 'the timer')]);

describe('steadyAnswer', () => {
  it('delays the result of fast work, and its failure', { tags: ['R7.97'] }, async () => {
    expect(await firstOf(steadyAnswer(async () => 'done'))).toBe('the timer');
    expect(await firstOf(steadyAnswer(() => Promise.reject(new Error('no'))))).toBe('the timer');
  });

  it('returns the result of the work', async () => {
    await expect(steadyAnswer(async () => 'done')).resolves.toBe('done');
    await expect(steadyAnswer(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
