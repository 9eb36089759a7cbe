import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createServicesMetrics } from './servicesMetrics.ts';

const database = {
  rows: () => Promise.resolve([{ count: 3 }]),
  connections: () => ({ used: 2, idle: 1, waiting: 4 }),
} as unknown as Database;

describe('the metrics of the services', () => {
  it.each([
    ['cannot be reached', () => Promise.reject(new Error('refused'))],
    ['hangs', () => new Promise<never>(() => undefined)],
  ])('are served while the database %s', async (_how, rows) => {
    const metrics = createServicesMetrics({ rows } as unknown as Database);
    metrics.mailFailed();
    const started = performance.now();
    const text = await metrics.registry.metrics();
    expect(performance.now() - started).toBeLessThan(4_000);
    expect(text).toContain('citygigs_mails_waiting Nan\n');
    expect(text).toContain('citygigs_mail_failures_total 1\n');
  });

  it('name routes by their templates, and never by an address', async () => {
    const metrics = createServicesMetrics(database);
    const [app, identity] = [Fastify(), Fastify()];
    metrics.observeRequests(app, 'services');
    metrics.observeRequests(identity, 'identity');
    app.get('/cities/:slug', () => ({}));
    identity.post('/', () => ({}));
    await app.inject('/cities/private-town?email=somebody');
    await app.inject('/cities/other-town');
    await app.inject('/nowhere/somebody');
    await identity.inject({ method: 'POST', url: '/' });
    metrics.mailFailed();
    const text = await metrics.registry.metrics();
    expect(
      text
        .split('\n')
        .filter((line) => /_seconds_count|_running|mail|connections\{/.test(line) && !line.startsWith('#')),
    ).toEqual(
      expect.arrayContaining([
        'citygigs_http_request_duration_seconds_count{route="/cities/:slug",status="200"} 2',
        'citygigs_http_request_duration_seconds_count{route="other",status="404"} 1',
        'citygigs_http_request_duration_seconds_count{route="identity:/",status="200"} 1',
        'citygigs_http_requests_running 0',
        'citygigs_mails_waiting 3',
        'citygigs_mail_failures_total 1',
        'citygigs_database_connections{state="used"} 2',
        'citygigs_database_connections{state="waiting"} 4',
      ]),
    );
    expect(text).not.toMatch(/town|somebody|nowhere/);
    await Promise.all([app.close(), identity.close()]);
  });
});
