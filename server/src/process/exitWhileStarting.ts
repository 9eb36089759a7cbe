// Preloaded by images: the kernel ignores SIGTERM for a process with the id 1, as in a container, until it has a handler.
import { constants } from 'node:os';

const exitOn = (signal: NodeJS.Signals): never => process.exit(128 + constants.signals[signal]);

const signals = ['SIGTERM', 'SIGINT'] as const;

for (const signal of signals) process.on(signal, exitOn);

/** From now on, something else ends the process on signals. */
export const endStarting = (): void => {
  for (const signal of signals) process.off(signal, exitOn);
};
