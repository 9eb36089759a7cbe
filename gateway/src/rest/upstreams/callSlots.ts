import { fairQueue } from '@citygigs/server/load/fairQueue.ts';
import type { CallLimit } from '../callLimits.ts';
import { UpstreamRefused } from './upstreamRefused.ts';

/** How many calls may wait for each one that may run. */
const waitingPerSlot = 8;

/** The calls of one operation. Those that took their slot in an earlier generation hold none any more. */
export interface Lane {
  running: number;
  waiting: number;
  generation: number;
}

interface Waiter {
  readonly lane: Lane;
  /** Null: unknown. */
  readonly network: string | null;
  readonly go: (generation: number) => void;
  readonly refuse: (reason: Error) => void;
}

/**
 * Limits how many calls of an upstream run at a time, and how many of them belong to one operation. Those beyond wait, up to a bound,
 * and within the limits of their call. Networks take turns, and share the places of those that wait.
 */
export const callSlots = (max: number, maxOfLane: number) => {
  const lanes = new Set<Lane>();
  const waiters = fairQueue<Waiter>();
  let running = 0;

  const hasRoom = (lane: Lane): boolean => running < max && lane.running < maxOfLane;

  const occupy = (lane: Lane): number => {
    running += 1;
    lane.running += 1;
    return lane.generation;
  };

  const leave = (waiter: Waiter): boolean => {
    if (!waiters.remove(waiter)) return false;
    waiter.lane.waiting -= 1;
    return true;
  };

  const nextWithRoom = (): Waiter | undefined =>
    running < max ? waiters.takeNext(({ lane }) => hasRoom(lane)) : undefined;

  const next = (): void => {
    for (let waiter = nextWithRoom(); waiter !== undefined; waiter = nextWithRoom()) {
      waiter.lane.waiting -= 1;
      waiter.go(occupy(waiter.lane));
    }
  };

  /** Whether one more may wait, maybe in the place of another one. */
  const makePlace = (lane: Lane, network: string | null): boolean => {
    const isLaneFull = lane.waiting >= maxOfLane * waitingPerSlot;
    if (!isLaneFull && waiters.count() < max * waitingPerSlot) return true;
    const displaced = waiters.displace(network, (waiter) => !isLaneFull || waiter.lane === lane);
    if (displaced === undefined) return false;
    displaced.lane.waiting -= 1;
    displaced.refuse(new UpstreamRefused('busy'));
    return true;
  };

  /** Frees the slots of a lane, because the calls that hold them may hang, and refuses the calls that wait in it. */
  const clear = (lane: Lane): void => {
    lane.generation += 1;
    running -= lane.running;
    lane.running = 0;
    for (const waiter of waiters.all())
      if (waiter.lane === lane && leave(waiter)) waiter.refuse(new UpstreamRefused('open'));
  };

  return {
    running: (): number => running,
    waiting: (): number => waiters.count(),
    addLane: (): Lane => {
      const lane = { running: 0, waiting: 0, generation: 0 };
      lanes.add(lane);
      return lane;
    },
    /** Takes a slot and returns its generation; null if none is free. */
    take: (lane: Lane): number | null => (hasRoom(lane) ? occupy(lane) : null),
    /**
     * Waits for a slot and resolves with its generation. Rejects if too many wait, or many of the network and others come, and
     * with the reason of the limit.
     */
    wait: (lane: Lane, network: string | null, limit: CallLimit): Promise<number> =>
      new Promise((resolve, reject) => {
        if (!makePlace(lane, network)) {
          reject(new UpstreamRefused('busy'));
          return;
        }
        const waiter = { lane, network, go: resolve, refuse: reject };
        waiters.add(waiter);
        lane.waiting += 1;
        limit.onAbort((reason) => {
          if (leave(waiter)) reject(reason);
        });
      }),
    /** Frees a slot that was taken in a generation. */
    release: (lane: Lane, taken: number): void => {
      if (taken !== lane.generation) return;
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
