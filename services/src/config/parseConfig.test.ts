import { describe, expect, it, vi } from 'vitest';
import { parseConfig } from './parseConfig.ts';
import { StartFault } from '@citygigs/server/config/startFault.ts';

describe('parseConfig', () => {
  it('has a default for every setting, and treats an empty variable as unset', () => {
    for (const variables of [{}, { HOST: '', SERVICES_PORT: '', DATABASE_URL: '', LOG_LEVEL: '' }]) {
      expect(parseConfig(variables)).toMatchObject({
        host: '127.0.0.1',
        port: 4100,
        databaseUrl: null,
        dataDir: expect.stringMatching(/\/\.data$/) as string,
        sampleDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        origin: 'http://localhost:4100',
        siteOrigin: 'http://localhost:3000',
        identity: {
          issuers: ['http://localhost:4200/us-east-1_Embedded1'],
          clientId: 'citygigsembeddedclient0001',
          jwksUrl: 'http://localhost:4200/us-east-1_Embedded1/.well-known/jwks.json',
        },
        identityService: {
          port: 4200,
          secret: null,
          settings: { origin: 'http://localhost:4200', siteOrigins: ['http://localhost:3000'] },
        },
        identityAdmin: {
          endpoint: 'http://127.0.0.1:4200',
          checkPoolId: 'us-east-1:00000000-0000-4000-8000-000000000002',
        },
        mail: { smtpUrl: null, productName: 'Citygigs', contactEmail: 'hello@citygigs.example' },
        alertsIntervalMs: 300_000,
        trustedProxies: ['loopback'],
        logLevel: 'info',
      });
    }
  });

  it('takes a late event loop for overload only if the database is not in the process', () => {
    const overloadOf = (variables: Record<string, string>) => parseConfig(variables).overload;
    expect(overloadOf({})).toEqual({ maxRequests: 1_000, maxDelayMs: Infinity });
    expect(overloadOf({ DATABASE_URL: 'postgres://db/x', MAX_REQUESTS: '5' })).toEqual({
      maxRequests: 5,
      maxDelayMs: 200,
    });
  });

  it('keeps pictures in the data directory, or only in memory', () => {
    expect(parseConfig({ DATA_DIR: '/tmp/x' }).pictures).toEqual({
      directory: '/tmp/x/pictures',
      maxBytes: 128 * 1024 * 1024,
    });
    expect(parseConfig({ PICTURES_DISK_MB: '0' }).pictures).toBeNull();
    expect(() => parseConfig({ PICTURES_DISK_MB: '-1' })).toThrow('PICTURES_DISK_MB must be 0 or more');
  });

  it('confirms sign-ups by a link when the site waits for one, or those of some domains', () => {
    const linksFor = (env: Record<string, string>) => parseConfig(env).identityService?.settings.linkDomains;
    expect(linksFor({})).toEqual([]);
    expect(linksFor({ COGNITO_VERIFICATION: 'link' })).toEqual(['*']);
    expect(linksFor({ IDENTITY_LINK_DOMAINS: 'Example.org' })).toEqual(['example.org']);
  });

  it('takes the domains whose sign-ups need no confirmation in any case', () => {
    const confirmedDomains = ['example.org', '*'];
    expect(parseConfig({ IDENTITY_CONFIRMED_DOMAINS: 'Example.org, *' })).toMatchObject({
      identityService: { settings: { confirmedDomains } },
    });
    for (const text of ['kim@example.org', 'localhost', '*.example.org'])
      expect(() => parseConfig({ IDENTITY_CONFIRMED_DOMAINS: text })).toThrow(
        new StartFault('IDENTITY_CONFIRMED_DOMAINS must be domains such as example.org, or *'),
      );
  });

  it('lets the pages of one site call the identity service, or of those that are listed', () => {
    const siteOrigins = ['http://localhost:3000', 'http://localhost:3001'];
    expect(parseConfig({ IDENTITY_SITE_ORIGINS: siteOrigins.join(', ') })).toMatchObject({
      identityService: { settings: { siteOrigins } },
    });
    expect(() => parseConfig({ IDENTITY_SITE_ORIGINS: 'https://app.example/path' })).toThrow(
      new StartFault('IDENTITY_SITE_ORIGINS must be origins such as https://app.example'),
    );
  });

  it('uses its own port in URLs unless another origin is set', () => {
    expect(parseConfig({ SERVICES_PORT: '4999' })).toMatchObject({
      port: 4999,
      origin: 'http://localhost:4999',
    });
    expect(parseConfig({ SERVICES_ORIGIN: 'https://api.example/' })).toMatchObject({
      origin: 'https://api.example',
    });
  });

  it('trusts tokens of one issuer and client, and finds the keys below the issuer by default', () => {
    const variables = { COGNITO_ISSUER: 'https://identity.example/pool/', COGNITO_CLIENT_ID: 'web' };
    expect(parseConfig(variables)).toMatchObject({
      identity: {
        issuers: ['https://identity.example/pool/'],
        clientId: 'web',
        jwksUrl: 'https://identity.example/pool/.well-known/jwks.json',
      },
    });
    expect(parseConfig({ ...variables, JWKS_URL: 'http://127.0.0.1:4200/keys' })).toMatchObject({
      identity: { jwksUrl: 'http://127.0.0.1:4200/keys' },
    });
  });

  it(
    'uses a user pool at Amazon instead of the embedded service if one is set',
    { tags: ['R5.31', 'R9.11'] },
    () => {
      expect(
        parseConfig({ COGNITO_USER_POOL_ID: 'eu-central-1_Example1', COGNITO_CLIENT_ID: 'web' }),
      ).toMatchObject({
        identity: {
          issuers: [
            'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Example1',
            'https://issuer-cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Example1',
          ],
          jwksUrl:
            'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Example1/.well-known/jwks.json',
          clientId: 'web',
        },
        identityService: null,
      });
      const refused = (COGNITO_USER_POOL_ID: string) => () => parseConfig({ COGNITO_USER_POOL_ID });
      expect(refused('pool')).toThrow(
        new StartFault('COGNITO_USER_POOL_ID must be a pool id such as eu-central-1_Example1'),
      );
      expect(refused(`eu-central-1_${'a'.repeat(42)}`)).not.toThrow();
      expect(refused(`eu-central-1_${'a'.repeat(43)}`)).toThrow(
        new StartFault('COGNITO_USER_POOL_ID must have at most 55 characters'),
      );
    },
  );

  it('manages accounts where they are, or where AWS tools are told to look for them', () => {
    const endpoint = 'http://127.0.0.1:4321';
    const elsewhere = { AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoint };
    expect(parseConfig(elsewhere)).toMatchObject({ identityAdmin: { endpoint, stateAgeMs: 0 } });
    expect(parseConfig({ COGNITO_ISSUER: 'https://identity.example/pool' })).toMatchObject({
      identityAdmin: null,
    });
    expect(
      parseConfig({ COGNITO_USER_POOL_ID: 'eu-central-1_Example1', COGNITO_CLIENT_ID: 'web' }),
    ).toMatchObject({
      identityAdmin: {
        poolId: 'eu-central-1_Example1',
        clientId: 'web',
        checkPoolId: null,
        endpoint: null,
        stateAgeMs: 30_000,
        tellsFormerAddress: false,
        endsOtherSignIns: false,
      },
    });
    const credentials = { accessKeyId: 'administrator', secretAccessKey: 'secret' };
    expect(
      parseConfig({ AWS_ACCESS_KEY_ID: 'administrator', AWS_SECRET_ACCESS_KEY: 'secret' }),
    ).toMatchObject({ identityService: { credentials } });
    const checkPoolId = 'eu-central-1:7f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11';
    expect(
      parseConfig({ COGNITO_USER_POOL_ID: 'eu-central-1_Example1', COGNITO_CHECK_POOL_ID: checkPoolId }),
    ).toMatchObject({ identityAdmin: { checkPoolId } });
    expect(() => parseConfig({ COGNITO_CHECK_POOL_ID: 'eu-central-1_Example1' })).toThrow(
      'must be an identity pool id',
    );
  });

  it('accepts a past day or today as the date of the sample data; the default is today', () => {
    const now = Date.UTC(2028, 1, 29, 23, 59);
    vi.useFakeTimers({ now });
    const sampleDateOf = (SAMPLE_DATE: string) => parseConfig({ SAMPLE_DATE }).sampleDate;
    expect(sampleDateOf('')).toBe('2028-02-29');
    expect(sampleDateOf('2028-02-29')).toBe('2028-02-29');
    expect(sampleDateOf('2025-07-01')).toBe('2025-07-01');
    expect(() => sampleDateOf('2028-03-01')).toThrow(new StartFault('SAMPLE_DATE must not be in the future'));
    for (const wrong of ['yesterday', '2027-02-29', '2025-07-01T12:00:00Z'])
      expect(() => sampleDateOf(wrong)).toThrow(
        new StartFault('SAMPLE_DATE must be a day such as 2026-11-22'),
      );
    vi.useRealTimers();
  });

  it('reports every fault at once', () => {
    const env = {
      SERVICES_PORT: 'abc',
      DATABASE_URL: 'mysql://localhost/x',
      SERVICES_ORIGIN: 'nonsense',
      SMTP_URL: 'http://mail.example',
      CONTACT_EMAIL: 'nobody',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/33',
      LOG_LEVEL: 'loud',
    };
    expect(() => parseConfig(env)).toThrow(
      new StartFault(
        [
          'SERVICES_PORT must be a port number',
          'DATABASE_URL must be a URL that begins with postgres:// or postgresql://',
          'SERVICES_ORIGIN must be a URL that begins with http:// or https://',
          'SMTP_URL must be a URL that begins with smtp:// or smtps://',
          'CONTACT_EMAIL must be an email address',
          'TRUSTED_PROXIES must be addresses, networks such as 10.0.0.0/8, or the word loopback',
          'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
        ].join('\n'),
      ),
    );
    expect(() => parseConfig({ SERVICES_PORT: '70000' })).toThrow(
      new StartFault('SERVICES_PORT must be 1 to 65535'),
    );
  });
});
