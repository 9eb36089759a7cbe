// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../config/parseConfig.ts';
import { createServer as createSite } from '../createServer.ts';
import { stubbedSite, renderer } from '../../../test/stubbedSite.ts';
import { startMetrics } from './startMetrics.ts';
import { freePort } from '../../../../server/test/freePort.ts';

stubbedSite();

describe('the metrics of the site', () => {
  it('are on a port of their own, and name routes without anything of the address', async () => {
    const port = await freePort();
    const config = parseConfig({
      WEB_METRICS_PORT: String(port),
      GATEWAY_URL: 'http://127.0.0.1:1/graphql',
      GATEWAY_RETRY_MS: '0',
      LOG_LEVEL: 'silent',
    });
    const metrics = await startMetrics(config);
    const site = await createSite({ config, renderer, metrics, addFiles: () => Promise.resolve() });
    for (const url of [
      '/berlin?token=secret',
      '/berlin?token=secret',
      '/broken',
      '/de/hamburg',
      '/robots.txt',
      '/graphql?id=x',
    ])
      await site.inject(url);
    expect((await site.inject('/metrics')).headers['content-type']).toContain('text/html');
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain('citygigs_http_request_duration_seconds_count{route="page",status="200"} 4\n');
    expect(text).toContain('citygigs_http_request_duration_seconds_count{route="page",status="500"} 1\n');
    expect(text).toContain(
      'citygigs_http_request_duration_seconds_count{route="robots.txt",status="200"} 1\n',
    );
    expect(text).toContain('citygigs_page_render_duration_seconds_count{outcome="failed"} 1\n');
    // The list of categories for each page that is rendered and each query that is read, and what was forwarded.
    expect(text).toContain('citygigs_gateway_call_duration_seconds_count{outcome="failed"} 7\n');
    expect(text).toContain('citygigs_requests_refused_total 0\n');
    expect(text).toContain('citygigs_ready 0\n');
    expect(text).not.toMatch(/secret|hamburg/);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await expect(startMetrics(config)).rejects.toThrow(
      `Port ${port} is in use: set WEB_METRICS_PORT to another one.`,
    );
    await site.close();
  });

  it('do not exist without a port', async () => {
    expect(await startMetrics(parseConfig({}))).toBeNull();
  });
});
