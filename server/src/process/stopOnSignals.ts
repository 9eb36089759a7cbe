import { endStarting } from './exitWhileStarting.ts';

interface Log {
  readonly info: (facts: object, message: string) => void;
  readonly error: (facts: object, message: string) => void;
}

/**
 * On the first SIGTERM or SIGINT: stops and exits with 0, or with 1 if stopping fails or takes longer than `maxStopMs`. On
 * the second: exits at once.
 */
export const stopOnSignals = (log: Log, stop: () => Promise<unknown>, maxStopMs: number): void => {
  let stopping = false;
  const leave = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'Stopping');
    setTimeout(() => process.exit(1), maxStopMs).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'Stopping failed');
      process.exit(1);
    }
  };
  endStarting();
  process.on('SIGTERM', (signal) => void leave(signal));
  process.on('SIGINT', (signal) => void leave(signal));
};
