import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { serverOptions } from '../serverOptions.ts';

const linesOf = (log: (app: ReturnType<typeof Fastify>) => void): string => {
  const lines: string[] = [];
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
  log(Fastify(serverOptions({ trustedProxies: [], logger, requestTimeoutMs: 1_000 })));
  return lines.join('');
};

describe('the log', () => {
  it.each([new Error('invalid byte sequence'), undefined])(
    'has no parameters of queries, which hold addresses and secrets (cause: %s)',
    (cause) => {
      const error = new DrizzleQueryError('insert into people', ['ada@example.org\n    at x', 'salt'], cause);
      const log = linesOf((app) => app.log.error({ err: error }, 'An operation failed'));
      expect(log).toContain('An operation failed');
      expect(log).toContain(cause === undefined ? 'insert into people' : 'invalid byte sequence');
      expect(log).toContain('loggable.test.ts');
      expect(log).not.toMatch(/ada@|salt/);
    },
  );
});
