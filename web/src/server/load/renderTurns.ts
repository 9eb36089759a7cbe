import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

/** So many pages may wait for their turn: rendering them takes about a second. */
const maxWaiting = 64;

/**
 * Turns of the event loop between two pages. Node accepts one connection in each: with fewer, many new clients would wait as long as
 * for as many pages, and so would those who ask for the health of the process.
 */
const turnsBetween = 16;

const pause = async (): Promise<void> => {
  for (let turn = 0; turn < turnsBetween; turn += 1) await setImmediate();
};

/** Lets pages begin and be rendered one after the other, with time for other requests in between. */
export const createRenderTurns = () => {
  const beginnings = pLimit(1);
  const renderings = pLimit(1);
  return {
    /** Waits until the data of a page may be requested. */
    begin: (): Promise<void> => beginnings(pause),
    /** Waits until a page whose data are loaded may be rendered. */
    render: (): Promise<void> => renderings(pause),
    /** Whether so many pages wait that no other should. */
    isFull: (): boolean => beginnings.pendingCount + renderings.pendingCount >= maxWaiting,
  };
};

export type RenderTurns = ReturnType<typeof createRenderTurns>;
