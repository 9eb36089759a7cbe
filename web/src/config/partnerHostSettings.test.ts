// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseConfig } from './parseConfig.ts';

const hostsOf = (env: Record<string, string>) => parseConfig(env).site.partnerHosts;

describe('the hosts of partners', () => {
  it('are those of the setting', () => {
    expect(hostsOf({ PARTNER_HOSTS: 'partner.example, go.network.example,localhost,127.0.0.1' })).toEqual([
      'partner.example',
      'go.network.example',
      'localhost',
      '127.0.0.1',
    ]);
  });

  it('are the one of the sample pages by default', () => {
    expect(hostsOf({})).toEqual(['localhost']);
    expect(hostsOf({ SERVICES_ORIGIN: 'https://services.example:8443' })).toEqual(['services.example']);
  });

  it.each([
    'https://partner.example',
    'partner.example/',
    'Partner.example',
    'partner.example:8443',
    '*',
    '*.a.example',
    'pärtner.example',
  ])('are refused as %s', (host) => {
    expect(() => hostsOf({ PARTNER_HOSTS: `partner.example,${host}` })).toThrow(
      'PARTNER_HOSTS must be hosts',
    );
  });
});
