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
  /** Null: unknown. */
  readonly network: string | null;
  readonly go: (era: number) => void;
  readonly refuse: (reason: Error) => void;
}

/**
 * Limits how many calls of an upstream run at a time, and how many of them belong to one operation. Those beyond wait, up to a bound,
 * and within the limits of their call: one of each network goes after the other, and those of one in the order in which they came.
 */
export const callSlots = (max: number, maxOfLane: number) => {
  const lanes = new Set<Lane>();
  const networks = new Map<string | null, Set<Waiter>>();
  let waiting = 0;
  let running = 0;

  const hasRoom = (lane: Lane): boolean => running < max && lane.running < maxOfLane;

  const occupy = (lane: Lane): number => {
    running += 1;
    lane.running += 1;
    return lane.era;
  };

  const leave = (waiter: Waiter): boolean => {
    const own = networks.get(waiter.network);
    if (own?.delete(waiter) !== true) return false;
    if (own.size === 0) networks.delete(waiter.network);
    waiter.lane.waiting -= 1;
    waiting -= 1;
    return true;
  };

  const firstWithRoom = (own: ReadonlySet<Waiter>): Waiter | undefined => {
    for (const waiter of own) if (hasRoom(waiter.lane)) return waiter;
    return undefined;
  };

  const next = (): void => {
    for (const [network, own] of networks) {
      if (running >= max) return;
      const waiter = firstWithRoom(own);
      if (waiter === undefined || !leave(waiter)) continue;
      // Its next call waits for those of the others.
      if (networks.delete(network)) networks.set(network, own);
      waiter.go(occupy(waiter.lane));
    }
  };

  /** Frees the slots of a lane, because the calls that hold them may hang, and refuses the calls that wait in it. */
  const clear = (lane: Lane): void => {
    lane.era += 1;
    running -= lane.running;
    lane.running = 0;
    for (const waiter of [...networks.values()].flatMap((own) => [...own]))
      if (waiter.lane === lane && leave(waiter)) waiter.refuse(new UpstreamRefused('open'));
  };

  return {
    running: (): number => running,
    waiting: (): number => waiting,
    addLane: (): Lane => {
      const lane = { running: 0, waiting: 0, era: 0 };
      lanes.add(lane);
      return lane;
    },
    /** Takes a slot and returns its era; null if none is free. */
    take: (lane: Lane): number | null => (hasRoom(lane) ? occupy(lane) : null),
    /** Waits for a slot and resolves with its era. Rejects if too many wait, in all or of the network, and with the reason of the limit. */
    wait: (lane: Lane, network: string | null, limit: CallLimit): Promise<number> =>
      new Promise((resolve, reject) => {
        const own = networks.get(network) ?? new Set();
        if (
          waiting >= max * waitingPerSlot ||
          lane.waiting >= maxOfLane * waitingPerSlot ||
          (network !== null && own.size >= (max * waitingPerSlot) / 2)
        ) {
          reject(new UpstreamRefused('busy'));
          return;
        }
        const waiter = { lane, network, go: resolve, refuse: reject };
        networks.set(network, own.add(waiter));
        lane.waiting += 1;
        waiting += 1;
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
