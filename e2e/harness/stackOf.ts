import { runningProduct, type WorkerAddresses } from '../config/environment.ts';

/** The addresses of the copy of the site that belongs to this worker. */
export const stackOf = (worker: number): WorkerAddresses => {
  const stack = runningProduct().stacks[worker];
  if (stack === undefined) throw new Error(`No product was started for worker ${worker}`);
  return stack;
};
