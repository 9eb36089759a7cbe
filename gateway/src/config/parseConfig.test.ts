import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { environmentNames, parseConfig } from './parseConfig.ts';

describe('parseConfig', () => {
  it(
    'waits 45 s for an answer to start and 90 s for its end by default',
    { tags: ['R9.01', 'R9.02'] },
    () => {
      expect(parseConfig({})).toMatchObject({ responseTimeoutMs: 45_000, overallTimeoutMs: 90_000 });
    },
  );

  it('points every upstream at the reference services by default', () => {
    expect(parseConfig({}).upstreams).toEqual({
      webApi: 'http://127.0.0.1:4100/web-api',
      sales: 'http://127.0.0.1:4100/sales-api',
      ofp: 'http://127.0.0.1:4100/ofp-api',
      moreJobs: 'http://127.0.0.1:4100/more-jobs-api',
      ipLookup: 'http://127.0.0.1:4100/ip_lookup',
    });
  });

  it('drops a trailing slash and takes an empty value as absent', () => {
    const config = parseConfig({ WEB_API_URL: 'https://api.example/web-api/', GATEWAY_PORT: '' });
    expect(config.upstreams.webApi).toBe('https://api.example/web-api');
    expect(config.port).toBe(4000);
  });

  it('reports every fault at once', () => {
    const broken = () => parseConfig({ GATEWAY_PORT: 'x', OPERATIONS: 'closed', CONTACT_EMAIL: 'nobody' });
    expect(broken).toThrow(/GATEWAY_PORT/);
    expect(broken).toThrow(/OPERATIONS/);
    expect(broken).toThrow(/CONTACT_EMAIL/);
  });

  it('reads no variable that .env.example does not explain', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const explained = new Set([...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name));
    // Node's own, the same for every program.
    explained.add('NODE_ENV');
    expect(environmentNames.filter((name) => !explained.has(name))).toEqual([]);
  });
});
