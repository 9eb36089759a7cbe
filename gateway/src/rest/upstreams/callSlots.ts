import type { CallLimit } from '../callLimits.ts';
import { UpstreamRefused } from './upstreamRefused.ts';

/** How many calls may wait for each one that may run. */
const waitingPerSlot = 8;

interface Waiter {
  readonly go: (era: number) => void;
  readonly refuse: (reason: Error) => void;
}

/**
 * Limits how many calls of an upstream run at a time. Those beyond wait in the order in which they came, up to a bound, and
 * within the limits of their call.
 */
export const callSlots = (max: number) => {
  const waiting = new Set<Waiter>();
  let running = 0;
  let era = 0;

  const next = (): void => {
    const [first] = waiting;
    if (first === undefined) return;
    waiting.delete(first);
    running += 1;
    first.go(era);
  };

  return {
    running: (): number => running,
    waiting: (): number => waiting.size,
    /** Changes when slots are renewed. */
    era: (): number => era,
    /** Takes a slot and returns its era; null if none is free. */
    take: (): number | null => {
      if (running >= max) return null;
      running += 1;
      return era;
    },
    /** Waits for a slot and resolves with its era. Rejects if too many wait, and with the reason of the limit. */
    wait: (limit: CallLimit): Promise<number> =>
      new Promise((resolve, reject) => {
        if (waiting.size >= max * waitingPerSlot) {
          reject(new UpstreamRefused('busy'));
          return;
        }
        const waiter = { go: resolve, refuse: reject };
        waiting.add(waiter);
        limit.onAbort((reason) => {
          if (waiting.delete(waiter)) reject(reason);
        });
      }),
    /** Frees a slot that was taken in an era. */
    release: (taken: number): void => {
      if (taken !== era) return;
      running -= 1;
      next();
    },
    /** Frees all slots, because the calls that hold them may hang, and refuses the calls that wait. */
    renew: (): void => {
      era += 1;
      running = 0;
      for (const { refuse } of waiting) refuse(new UpstreamRefused('open'));
      waiting.clear();
    },
  };
};
