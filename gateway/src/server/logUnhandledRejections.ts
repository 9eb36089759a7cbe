import type { Logger } from 'pino';

/**
 * Logs promises that were rejected and that nobody awaits. The executor leaves such promises when several rows of a list
 * have invalid values; they must not end the requests of everybody else with the process.
 */
export const logUnhandledRejections = (log: Pick<Logger, 'error'>): void => {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
};
