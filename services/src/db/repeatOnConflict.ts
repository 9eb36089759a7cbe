import { setTimeout as pause } from 'node:timers/promises';
import { hasSqlState } from './sqlState.ts';

/** PostgreSQL ended the transaction because of another one: serialization_failure and deadlock_detected. */
const conflicts = ['40001', '40P01'];

const maxRepeats = 3;

const shortestWaitMs = 10;
const longestWaitMs = 60;

/**
 * Runs a transaction, and runs it again when PostgreSQL has ended it because of another one: nothing of it was stored, and the
 * other one is done soon. The wait is random, so that two such transactions do not meet again.
 */
export const repeatOnConflict = async <T>(run: () => Promise<T>, repeats = maxRepeats): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (repeats === 0 || !hasSqlState(error, conflicts)) throw error;
  }
  await pause(shortestWaitMs + Math.random() * (longestWaitMs - shortestWaitMs));
  return repeatOnConflict(run, repeats - 1);
};
