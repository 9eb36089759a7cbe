import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

/** So few requests need no turns. */
const atOnce = 32;

/**
 * Lets requests begin one after the other, each in a turn of the event loop of its own, while many are under way. Node accepts
 * one connection in each turn: if a turn answered all clients that are connected, new ones would wait for that as often as
 * there are new ones, and so would those who ask for the health of the process.
 */
export const createRequestTurns = (running: ReadonlySet<unknown>) => {
  const turns = pLimit(1);
  return {
    /** Waits for the turn of a request; null if it need not wait. */
    begin: (): Promise<void> | null => (running.size > atOnce ? turns(() => setImmediate()) : null),
  };
};
