import pLimit, { type LimitFunction } from 'p-limit';
import { loopTurns, type Pause } from './loopTurns.ts';

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
