import { networkQueue } from '@citygigs/server/load/networkQueue.ts';

/** So many pages may wait for their turn, and few more: rendering them takes about a second. */
const maxWaiting = 64;

const pause = { turns: 16, maxMs: 50 };

/** Lets pages begin and be rendered one after the other, with time for other requests in between. */
export const createRenderTurns = () => {
  const beginnings = networkQueue(pause);
  const renderings = networkQueue(pause);
  return {
    /** Waits until the data of a page may be requested. */
    begin: beginnings.wait,
    /** Waits until a page whose data are loaded may be rendered. */
    render: renderings.wait,
    /** Whether so many pages wait that only networks with few of them may add one. */
    isFull: (): boolean => beginnings.waiting() + renderings.waiting() >= maxWaiting,
  };
};

export type RenderTurns = ReturnType<typeof createRenderTurns>;
