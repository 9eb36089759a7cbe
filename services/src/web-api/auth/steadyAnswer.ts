import { setTimeout as pause } from 'node:timers/promises';

/** Minimum response time, so that timing does not reveal whether the account exists. */
const minResponseMs = 250;

export const steadyAnswer = async <T>(work: () => Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work(), pause(minResponseMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};
