import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the work takes, so that the time of an answer does not tell whether there was any. */
const minResponseMs = 250;

export const steadyAnswer = async <T>(work: () => Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work(), pause(minResponseMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};
