import { setImmediate } from 'node:timers/promises';

export interface Pause {
  readonly turns: number;
  /** While much is to do, each turn takes long, and so few of them are enough. */
  readonly maxMs: number;
}

/**
 * Lets the event loop turn between two pieces of work that compute on it. Node accepts one connection in each turn: with fewer, many new
 * clients would wait as long as for as many pieces, and so would those who ask for the health of the process.
 */
export const loopTurns = async ({ turns, maxMs }: Pause): Promise<void> => {
  const end = performance.now() + maxMs;
  for (let turn = 0; turn < turns && performance.now() < end; turn += 1) await setImmediate();
};
