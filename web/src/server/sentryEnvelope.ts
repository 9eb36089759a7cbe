import { randomUUID } from 'node:crypto';
import type { Report } from './report.ts';

/** The envelope of an event in Sentry: a header, the header of the item and the item, each on its own line. */
export const sentryEnvelope = (report: Report, site: string, now = new Date()): string => {
  const { level, message, stack, context, url } = report;
  const id = randomUUID().replaceAll('-', '');
  const event = {
    event_id: id,
    timestamp: now.getTime() / 1000,
    platform: 'javascript',
    logger: 'browser',
    level,
    // Errors and messages are grouped by their text: the scripts of a build have other lines than those of the next.
    message: { formatted: message },
    ...(url === undefined ? {} : { request: { url: site + url } }),
    extra: { ...context, ...(stack === undefined ? {} : { stack }) },
  };
  return [{ event_id: id, sent_at: now.toISOString() }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
};
