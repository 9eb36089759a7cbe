// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../config/parseConfig.ts';
import { readReport } from './report.ts';
import { sendToSentry } from './sendToSentry.ts';
import { sentryEnvelope } from './sentryEnvelope.ts';

const at = new Date('2026-01-02T03:04:05Z');
const linesOf = (envelope: string) =>
  envelope.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);

let close: (() => void) | undefined;
afterEach(() => close?.());

/** Stands in for Sentry: answers with a status and keeps what it receives. */
const standIn = async (status: number) => {
  const received: { url: string | undefined; auth: unknown; type: unknown; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { 'x-sentry-auth': auth, 'content-type': type } = request.headers;
      received.push({ url: request.url, auth, type, body });
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  close = () => server.close();
  const { port } = server.address() as AddressInfo;
  return { received, dsn: `http://k3y@127.0.0.1:${port}/team/42` };
};

describe('reports to Sentry', () => {
  it('are events with level, message, page and context', () => {
    const report = {
      level: 'warning',
      message: 'two\nlines',
      stack: 'Error: at x',
      context: { where: 'lead' },
      url: '/berlin',
    };
    const [header, item, event] = linesOf(sentryEnvelope(readReport(report), 'https://gigs.example', at));
    expect(header).toEqual({
      event_id: expect.stringMatching(/^[\da-f]{32}$/),
      sent_at: '2026-01-02T03:04:05.000Z',
    });
    expect(item).toEqual({ type: 'event' });
    expect(event).toMatchObject({
      event_id: header?.['event_id'],
      timestamp: at.getTime() / 1000,
      platform: 'javascript',
      level: 'warning',
      message: { formatted: 'two\nlines' },
      request: { url: 'https://gigs.example/berlin' },
      extra: { where: 'lead', stack: 'Error: at x' },
    });
  });

  it.each([null, 'text', 5, [], {}, { message: 7, level: 'loud', context: 'x' }])(
    'are readable events for %j',
    (report) => {
      const [, , event] = linesOf(sentryEnvelope(readReport(report), 'https://gigs.example'));
      expect(event).toMatchObject({ level: 'error', message: { formatted: 'An unreadable report.' } });
    },
  );

  it('go to the endpoint of the project that the DSN names, and fail if it rejects them', async () => {
    const { received, dsn } = await standIn(200);
    const { sentry } = parseConfig({ SENTRY_DSN: dsn });
    if (sentry === null) throw new Error('no settings');
    await sendToSentry(sentry, 'envelope');
    expect(received).toEqual([
      {
        url: '/team/api/42/envelope/',
        auth: expect.stringContaining('sentry_key=k3y'),
        type: 'application/x-sentry-envelope',
        body: 'envelope',
      },
    ]);
    close?.();
    const busy = parseConfig({ SENTRY_DSN: (await standIn(429)).dsn }).sentry;
    if (busy === null) throw new Error('no settings');
    await expect(sendToSentry(busy, 'envelope')).rejects.toThrow('Sentry answered 429.');
  });

  it('need a valid DSN', () => {
    expect(parseConfig({}).sentry).toBeNull();
    for (const dsn of ['x', 'https://sentry.example/1', 'https://key@sentry.example/', 'ftp://key@host/1'])
      expect(() => parseConfig({ SENTRY_DSN: dsn })).toThrow('SENTRY_DSN must be a DSN');
  });
});
