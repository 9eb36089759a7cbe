import { setTimeout as pause } from 'node:timers/promises';

/** Response times below this would reveal whether an account exists. */
const minResponseMs = 250;

/** Runs the work and returns its result no earlier than after the minimum response time. */
export const withMinResponseTime = async <T>(work: () => Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work(), pause(minResponseMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};
