import { setImmediate } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';

/** So many pages may wait for their turn: rendering them takes about a second. */
const maxWaiting = 64;

/**
 * Turns of the event loop between two pages. Node accepts one connection in each: with fewer, many new clients would wait as long as
 * for as many pages, and so would those who ask for the health of the process.
 */
const turnsBetween = 16;
/** While many requests are answered, each turn takes long, and so few of them are enough. */
const maxPauseMs = 50;

const pause = async (): Promise<void> => {
  const end = performance.now() + maxPauseMs;
  for (let turn = 0; turn < turnsBetween && performance.now() < end; turn += 1) await setImmediate();
};

/** One page at a time, and one of each network after the other: who asks for many waits for their own. */
const createQueue = () => {
  const all = pLimit(1);
  const networks = new Map<string, LimitFunction>();
  let waiting = 0;
  return {
    wait: async (network: string): Promise<void> => {
      const own = networks.get(network) ?? pLimit(1);
      networks.set(network, own);
      waiting += 1;
      await own(() =>
        all(() => {
          waiting -= 1;
          return pause();
        }),
      );
      if (own.activeCount + own.pendingCount === 0) networks.delete(network);
    },
    waiting: (): number => waiting,
  };
};

/** Lets pages begin and be rendered one after the other, with time for other requests in between. */
export const createRenderTurns = () => {
  const beginnings = createQueue();
  const renderings = createQueue();
  return {
    /** Waits until the data of a page may be requested. */
    begin: beginnings.wait,
    /** Waits until a page whose data are loaded may be rendered. */
    render: renderings.wait,
    /** Whether so many pages wait that no other should. */
    isFull: (): boolean => beginnings.waiting() + renderings.waiting() >= maxWaiting,
  };
};

export type RenderTurns = ReturnType<typeof createRenderTurns>;
