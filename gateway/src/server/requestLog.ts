import type { Logger } from 'pino';
import type { Log } from '../errors/log.ts';

/**
 * The log of one request, whose lines have its trace id. The child logger is made for the first line that is written: most
 * requests write none.
 */
export const requestLog = (root: Logger, traceId: string): Log => {
  let child: Logger | undefined;
  const at =
    (level: keyof Log) =>
    (facts: object, message: string): void => {
      if (!root.isLevelEnabled(level)) return;
      child ??= root.child({ traceId });
      child[level](facts, message);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
};
