import { describe, expect, it } from 'vitest';
import { parseConfig } from './parseConfig.ts';
import { StartFault } from '@citygigs/server/config/startFault.ts';

describe('parseConfig', () => {
  it(
    'waits 45 s for an answer to start and 90 s for its end by default',
    { tags: ['R9.01', 'R9.02'] },
    () => {
      const limits = { responseTimeoutMs: 45_000, overallTimeoutMs: 90_000 };
      expect(parseConfig({}).timeLimits).toEqual({
        'web-api': limits,
        'sales-api': limits,
        'ofp-api': limits,
        'more-jobs-api': limits,
        'ip-lookup': limits,
      });
    },
  );

  it('takes shorter limits for single upstreams, up to those of the specification', () => {
    const { timeLimits } = parseConfig({
      RESPONSE_TIMEOUT_MS: '5000',
      UPSTREAM_TIMEOUTS_MS: 'ip-lookup=300/600, sales-api=10000/20000',
    });
    expect(timeLimits['ip-lookup']).toEqual({ responseTimeoutMs: 300, overallTimeoutMs: 600 });
    expect(timeLimits['sales-api']).toEqual({ responseTimeoutMs: 5_000, overallTimeoutMs: 20_000 });
    expect(timeLimits['web-api']).toEqual({ responseTimeoutMs: 5_000, overallTimeoutMs: 90_000 });
    for (const bad of ['ip-lookup', 'ip-lookup=1', 'mail=1/2', 'ip-lookup=0/1', 'ip-lookup=45001/90000'])
      expect(() => parseConfig({ UPSTREAM_TIMEOUTS_MS: bad })).toThrow(
        'UPSTREAM_TIMEOUTS_MS must be entries',
      );
  });

  it('points every upstream at the reference services by default', () => {
    expect(parseConfig({}).upstreams).toEqual({
      webApi: 'http://127.0.0.1:4100/web-api',
      sales: 'http://127.0.0.1:4100/sales-api',
      ofp: 'http://127.0.0.1:4100/ofp-api',
      moreJobs: 'http://127.0.0.1:4100/more-jobs-api',
      ipLookup: 'http://127.0.0.1:4100/ip_lookup',
    });
  });

  it('shares public rows for a second in production, and for as long as the setting says', () => {
    expect(parseConfig({}).publicMaxAgeMs).toBe(0);
    expect(parseConfig({ NODE_ENV: 'production' }).publicMaxAgeMs).toBe(1_000);
    expect(parseConfig({ NODE_ENV: 'production', PUBLIC_MAX_AGE_MS: '0' }).publicMaxAgeMs).toBe(0);
    expect(() => parseConfig({ PUBLIC_MAX_AGE_MS: '-1' })).toThrow('PUBLIC_MAX_AGE_MS must be 0 or more');
  });

  it('drops a trailing slash and treats an empty value as absent', () => {
    const config = parseConfig({ WEB_API_URL: 'https://api.example/web-api/', GATEWAY_PORT: '' });
    expect(config.upstreams.webApi).toBe('https://api.example/web-api');
    expect(config.port).toBe(4000);
  });

  it('reports every fault at once', () => {
    const env = {
      GATEWAY_PORT: 'x',
      WEB_API_URL: 'nowhere',
      CONTACT_EMAIL: 'nobody',
      OPERATIONS: 'closed',
      CORS_ORIGINS: 'https://app.example/path',
      TRUSTED_PROXIES: 'proxy.example',
    };
    expect(() => parseConfig(env)).toThrow(
      new StartFault(
        [
          'GATEWAY_PORT must be a port number',
          'WEB_API_URL must be a URL that begins with http:// or https://',
          'CONTACT_EMAIL must be an email address',
          'OPERATIONS must be open or persisted',
          'CORS_ORIGINS must be origins such as https://app.example, or *',
          'TRUSTED_PROXIES must be addresses, networks such as 10.0.0.0/8, or the word loopback',
        ].join('\n'),
      ),
    );
  });
});
