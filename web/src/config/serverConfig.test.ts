// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readServerConfig } from './serverConfig.ts';

describe('settings', () => {
  it('reports all faults at once', () => {
    expect(() => readServerConfig({ WEB_PORT: 'x', GATEWAY_URL: 'nowhere' })).toThrow(
      /WEB_PORT[\s\S]*GATEWAY_URL/,
    );
  });

  it('has defaults for a fresh machine', () => {
    const { port, host, site } = readServerConfig({ PRODUCT_NAME: '' });
    expect([host, port, site.productName, site.imageBaseUrl]).toEqual([
      '127.0.0.1',
      3000,
      'Citygigs',
      '/images',
    ]);
  });
});
