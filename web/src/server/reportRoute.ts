import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/parseConfig.ts';
import { networksOf } from '@citygigs/server/http/networkOf.ts';
import { readReport } from './report.ts';
import { sendToSentry } from './sendToSentry.ts';
import { sentryEnvelope } from './sentryEnvelope.ts';

const maxBytes = 16 * 1024;
const perMinute = 30;

/** Limits the reports per minute of the networks of an IP address. */
const createLimit = () => {
  let counts = new Map<string, number>();
  let minute = 0;
  return (address: string): boolean => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) {
      minute = now;
      counts = new Map();
    }
    return networksOf(address).every(({ network, share }) => {
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      return count <= perMinute * share;
    });
  };
};

/** Accepts reports from browsers, writes each as one line, and sends it to Sentry if that is set up. */
export const addReports = (
  app: FastifyInstance,
  { sentry, site }: Pick<Config, 'sentry' | 'site'>,
  write: (line: string) => void,
): void => {
  const allowed = createLimit();
  app.post('/report', { bodyLimit: maxBytes }, async (request, reply) => {
    if (!allowed(request.ip)) return reply.code(429).send();
    const report = readReport(request.body);
    write(JSON.stringify({ level: report.level, time: new Date().toISOString(), report }));
    if (sentry !== null)
      sendToSentry(sentry, sentryEnvelope(report, site.publicOrigin)).catch((error: unknown) =>
        app.log.warn({ err: error }, 'a report was not sent to Sentry'),
      );
    return reply.code(204).send();
  });
};
