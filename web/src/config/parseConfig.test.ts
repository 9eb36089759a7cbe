// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseConfig } from './parseConfig.ts';
import { StartFault } from '@citygigs/server/config/startFault.ts';

describe('parseConfig', () => {
  it('reports all faults at once', () => {
    const env = {
      WEB_PORT: 'x',
      GATEWAY_URL: 'nowhere',
      PRICING_URL: '-',
      SOCIAL_LINKS: 'x',
      LOG_LEVEL: 'loud',
    };
    expect(() => parseConfig(env)).toThrow(
      new StartFault(
        [
          'WEB_PORT must be a port number',
          'GATEWAY_URL must be a URL that begins with http:// or https://',
          'PRICING_URL must be a URL',
          'SOCIAL_LINKS must be URLs',
          'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
        ].join('\n'),
      ),
    );
  });

  it('has defaults for unset variables', () => {
    const { port, host, site } = parseConfig({ PRODUCT_NAME: '' });
    expect([host, port, site.productName, site.imageBaseUrl]).toEqual([
      '127.0.0.1',
      3000,
      'Citygigs',
      '/images',
    ]);
  });

  it('keeps pages for 10 seconds, and none if they are never fresh', () => {
    expect(parseConfig({}).htmlCache).toEqual({ freshMs: 10_000, staleMs: 60_000, maxBytes: 67_108_864 });
    expect(parseConfig({ HTML_CACHE_FRESH_S: '0' }).htmlCache).toBeNull();
    expect(() => parseConfig({ HTML_CACHE_MB: '0', PURGE_SECRET: 'short' })).toThrow(
      'PURGE_SECRET must have at least 32 characters\nHTML_CACHE_MB must be 1 or more',
    );
  });
});
