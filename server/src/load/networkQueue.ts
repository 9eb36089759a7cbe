import { setImmediate } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';

interface Pause {
  readonly turns: number;
  /** While much is to do, each turn takes long, and so few of them are enough. */
  readonly maxMs: number;
}

/**
 * Lets the event loop turn between two pieces of work that compute on it. Node accepts one connection in each turn: with fewer, many new
 * clients would wait as long as for as many pieces, and so would those who ask for the health of the process.
 */
const loopTurns = async ({ turns, maxMs }: Pause): Promise<void> => {
  const end = performance.now() + maxMs;
  for (let turn = 0; turn < turns && performance.now() < end; turn += 1) await setImmediate();
};

/** One piece of work at a time, after a pause, and one of each network after the other: who asks for many waits for their own. */
export const networkQueue = (pause: Pause) => {
  const all = pLimit(1);
  const networks = new Map<string, LimitFunction>();
  let waiting = 0;
  return {
    /** Waits for the turn of a network. A turn whose work `isWanted` no more passes at once. */
    wait: async (network: string, isWanted: () => boolean = () => true): Promise<void> => {
      const own = networks.get(network) ?? pLimit(1);
      networks.set(network, own);
      waiting += 1;
      await own(() =>
        all(async () => {
          waiting -= 1;
          if (isWanted()) await loopTurns(pause);
        }),
      );
      if (own.activeCount + own.pendingCount === 0) networks.delete(network);
    },
    waiting: (): number => waiting,
  };
};
