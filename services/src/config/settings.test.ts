import { describe, expect, it, vi } from 'vitest';
import { settingsFrom } from './settings.ts';

describe('settingsFrom', () => {
  it('has a default for everything, and treats an empty variable as unset', () => {
    for (const variables of [{}, { HOST: '', SERVICES_PORT: '', DATABASE_URL: '', LOG_LEVEL: '' }]) {
      expect(settingsFrom(variables)).toMatchObject({
        settings: {
          host: '127.0.0.1',
          port: 4100,
          databaseUrl: null,
          dataDir: expect.stringMatching(/\/\.data$/) as string,
          sampleDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
          origin: 'http://localhost:4100',
          siteOrigin: 'http://localhost:3000',
          identity: null,
          identityAdmin: null,
          mail: { smtpUrl: null, productName: 'Citygigs', contactEmail: 'hello@citygigs.example' },
          trustedProxies: ['loopback'],
          logLevel: 'info',
        },
      });
    }
  });

  it('uses its own port in URLs unless another origin is set', () => {
    expect(settingsFrom({ SERVICES_PORT: '4999' })).toMatchObject({
      settings: { port: 4999, origin: 'http://localhost:4999' },
    });
    expect(settingsFrom({ SERVICES_ORIGIN: 'https://api.example/' })).toMatchObject({
      settings: { origin: 'https://api.example' },
    });
  });

  it('trusts tokens of one issuer and client, with the default location of the keys', () => {
    const variables = { COGNITO_ISSUER: 'https://identity.example/pool/', COGNITO_CLIENT_ID: 'web' };
    expect(settingsFrom(variables)).toMatchObject({
      settings: {
        identity: {
          issuer: 'https://identity.example/pool/',
          clientId: 'web',
          jwksUrl: 'https://identity.example/pool/.well-known/jwks.json',
        },
      },
    });
    expect(settingsFrom({ ...variables, JWKS_URL: 'http://127.0.0.1:4200/keys' })).toMatchObject({
      settings: { identity: { jwksUrl: 'http://127.0.0.1:4200/keys' } },
    });
    expect(settingsFrom({ ...variables, COGNITO_CLIENT_ID: '' })).toMatchObject({
      settings: { identity: null },
    });
  });

  it('manages accounts only with both the URL and the key', () => {
    const variables = { IDENTITY_ADMIN_URL: 'http://127.0.0.1:4200/admin/', IDENTITY_ADMIN_KEY: 'secret' };
    expect(settingsFrom(variables)).toMatchObject({
      settings: { identityAdmin: { url: 'http://127.0.0.1:4200/admin', key: 'secret' } },
    });
    expect(settingsFrom({ ...variables, IDENTITY_ADMIN_KEY: '' })).toMatchObject({
      settings: { identityAdmin: null },
    });
  });

  it('takes a day of the past or today for the sample world, by default today', () => {
    const now = Date.UTC(2028, 1, 29, 23, 59);
    vi.useFakeTimers({ now });
    const sampleDateOf = (SAMPLE_DATE: string) => settingsFrom({ SAMPLE_DATE });
    expect(sampleDateOf('')).toMatchObject({ settings: { sampleDate: '2028-02-29' } });
    expect(sampleDateOf('2028-02-29')).toMatchObject({ settings: { sampleDate: '2028-02-29' } });
    expect(sampleDateOf('2025-07-01')).toMatchObject({ settings: { sampleDate: '2025-07-01' } });
    expect(sampleDateOf('2028-03-01')).toEqual({ faults: ['SAMPLE_DATE must not be in the future'] });
    for (const wrong of ['yesterday', '2027-02-29', '2025-07-01T12:00:00Z'])
      expect(sampleDateOf(wrong)).toEqual({ faults: ['SAMPLE_DATE must be a day such as 2026-11-22'] });
    vi.useRealTimers();
  });

  it('reports every fault at once', () => {
    expect(
      settingsFrom({
        SERVICES_PORT: 'abc',
        DATABASE_URL: 'mysql://localhost/x',
        SERVICES_ORIGIN: 'nonsense',
        SMTP_URL: 'http://mail.example',
        CONTACT_EMAIL: 'nobody',
        TRUSTED_PROXIES: 'loopback, 10.0.0.0/33',
        LOG_LEVEL: 'loud',
      }),
    ).toEqual({
      faults: [
        'SERVICES_PORT must be a port number',
        'DATABASE_URL must be a URL that begins with postgres:// or postgresql://',
        'SERVICES_ORIGIN must be a URL that begins with http:// or https://',
        'SMTP_URL must be a URL that begins with smtp:// or smtps://',
        'CONTACT_EMAIL must be an email address',
        'TRUSTED_PROXIES must be addresses, networks such as 10.0.0.0/8, or the word loopback',
        'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      ],
    });
    expect(settingsFrom({ SERVICES_PORT: '70000' })).toEqual({
      faults: ['SERVICES_PORT must be 1 to 65535'],
    });
  });
});
