import type { CallLimit } from '../callLimits.ts';
import { UpstreamRefused } from './upstreamRefused.ts';

/** How many calls may wait for each one that may run. */
const waitingPerSlot = 8;

/** The calls of one operation. Those that took their slot in a former era hold none any more. */
export interface Lane {
  running: number;
  waiting: number;
  era: number;
}

interface Waiter {
  readonly lane: Lane;
  readonly go: (era: number) => void;
  readonly refuse: (reason: Error) => void;
}

/**
 * Limits how many calls of an upstream run at a time, and how many of them belong to one operation. Those beyond wait in the order
 * in which they came, up to a bound, and within the limits of their call.
 */
export const callSlots = (max: number, maxOfLane: number) => {
  const lanes = new Set<Lane>();
  const waiting = new Set<Waiter>();
  let running = 0;

  const hasRoom = (lane: Lane): boolean => running < max && lane.running < maxOfLane;

  const occupy = (lane: Lane): number => {
    running += 1;
    lane.running += 1;
    return lane.era;
  };

  const leave = (waiter: Waiter): boolean => {
    if (!waiting.delete(waiter)) return false;
    waiter.lane.waiting -= 1;
    return true;
  };

  const next = (): void => {
    for (const waiter of waiting) {
      if (running >= max) return;
      if (hasRoom(waiter.lane) && leave(waiter)) waiter.go(occupy(waiter.lane));
    }
  };

  /** Frees the slots of a lane, because the calls that hold them may hang, and refuses the calls that wait in it. */
  const clear = (lane: Lane): void => {
    lane.era += 1;
    running -= lane.running;
    lane.running = 0;
    for (const waiter of waiting)
      if (waiter.lane === lane && leave(waiter)) waiter.refuse(new UpstreamRefused('open'));
  };

  return {
    running: (): number => running,
    waiting: (): number => waiting.size,
    addLane: (): Lane => {
      const lane = { running: 0, waiting: 0, era: 0 };
      lanes.add(lane);
      return lane;
    },
    /** Takes a slot and returns its era; null if none is free. */
    take: (lane: Lane): number | null => (hasRoom(lane) ? occupy(lane) : null),
    /** Waits for a slot and resolves with its era. Rejects if too many wait, and with the reason of the limit. */
    wait: (lane: Lane, limit: CallLimit): Promise<number> =>
      new Promise((resolve, reject) => {
        if (waiting.size >= max * waitingPerSlot || lane.waiting >= maxOfLane * waitingPerSlot) {
          reject(new UpstreamRefused('busy'));
          return;
        }
        const waiter = { lane, go: resolve, refuse: reject };
        waiting.add(waiter);
        lane.waiting += 1;
        limit.onAbort((reason) => {
          if (leave(waiter)) reject(reason);
        });
      }),
    /** Frees a slot that was taken in an era. */
    release: (lane: Lane, taken: number): void => {
      if (taken !== lane.era) return;
      running -= 1;
      lane.running -= 1;
      next();
    },
    /** The same for one operation, whose slots others may take at once. */
    renewLane: (lane: Lane): void => {
      clear(lane);
      next();
    },
    /** Frees all slots, and refuses the calls that wait. */
    renew: (): void => {
      for (const lane of lanes) clear(lane);
    },
  };
};
