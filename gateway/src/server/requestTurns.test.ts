import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRequestTurns } from './requestTurns.ts';

const running = (count: number) => new Set(Array.from({ length: count }, (_, at) => at));

describe('the turns of requests', () => {
  it('keep none of a few requests waiting', () => {
    expect(createRequestTurns(running(32)).begin()).toBeNull();
  });

  it('let many requests begin in turns of the event loop of their own', async () => {
    const { begin } = createRequestTurns(running(33));
    let begun = 0;
    const all = Array.from({ length: 20 }, async () => {
      await begin();
      begun += 1;
    });
    for (let turn = 1; turn <= 5; turn += 1) {
      await setImmediate();
      expect(begun).toBeLessThanOrEqual(turn);
    }
    await Promise.all(all);
    expect(begun).toBe(20);
  });
});
