import type { IdentityAdminSettings, MailSettings, PurgeSettings } from './settings.ts';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { IdentityServiceSettings } from '../../../identity/settings.ts';
import {
  email,
  list,
  logLevel,
  parseEnvironment,
  port,
  positiveInteger,
  secret,
  url,
  wholeNumber,
  type Environment,
} from '@citygigs/server/config/environment.ts';
import {
  embeddedPoolId,
  identityOriginOf,
  identitySettingsOf,
  identityVariables,
  type IdentitySettings,
} from '@citygigs/server/config/identitySettings.ts';
import {
  tracingSettingsOf,
  tracingVariables,
  type TracingSettings,
} from '@citygigs/server/config/tracingSettings.ts';
import { trustedProxies } from '@citygigs/server/config/trustedProxies.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** Returns the current day in UTC, like all days of the services. */
const today = (): string => new Date().toISOString().slice(0, 10);

const day = z.iso
  .date({ error: 'must be a day such as 2026-11-22', abort: true })
  .refine((date) => date <= today(), { error: 'must not be in the future' });

const embeddedCheckPoolId = 'us-east-1:00000000-0000-4000-8000-000000000002';

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const origins = list.refine((entries) => entries.length > 0 && entries.every(isOrigin), {
  error: 'must be origins such as https://app.example',
});

const domains = list
  .transform((entries) => entries.map((entry) => entry.toLowerCase()))
  .refine((entries) => entries.every((entry) => entry === '*' || /^[^@\s*]+\.[^@\s*]+$/.test(entry)), {
    error: 'must be domains such as example.org, or *',
  });

const variables = z.object({
  HOST: z.string().default('127.0.0.1'),
  SERVICES_PORT: port.default(4100),
  SERVICES_METRICS_PORT: port.optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATA_DIR: z.string().default('.data'),
  SAMPLE_DATE: day.default(today),
  SERVICES_ORIGIN: url().optional(),
  PUBLIC_ORIGIN: url().default('http://localhost:3000'),
  ...identityVariables,
  IDENTITY_SITE_ORIGINS: origins.optional(),
  IDENTITY_SECRET: secret.optional(),
  UPSTREAM_SECRET: secret.optional(),
  UPSTREAM_SECRET_OLD: secret.optional(),
  COGNITO_IDENTITY_POOL_ID: z.string().default('us-east-1:00000000-0000-4000-8000-000000000001'),
  COGNITO_CHECK_POOL_ID: z
    .string()
    .regex(/^[\w-]+:[0-9a-f-]{36}$/i, {
      error: 'must be an identity pool id, such as eu-central-1: and a UUID',
    })
    .optional(),
  IDENTITY_DEVICES: z
    .enum(['off', 'optional', 'always'], { error: 'must be off, optional or always' })
    .default('optional'),
  COGNITO_VERIFICATION: z.enum(['code', 'link'], { error: 'must be code or link' }).default('code'),
  IDENTITY_CONFIRMED_DOMAINS: domains.default([]),
  IDENTITY_LINK_DOMAINS: domains.optional(),
  IDENTITY_CHECKS_PER_ADDRESS: positiveInteger.default(500),
  IDENTITY_CHECKS_PER_ACCOUNT: positiveInteger.default(100),
  IDENTITY_CODES_PER_ADDRESS: positiveInteger.default(200),
  IDENTITY_CODES_PER_ACCOUNT: positiveInteger.default(10),
  IDENTITY_LOGINS_PER_ADDRESS: positiveInteger.default(600),
  IDENTITY_REFRESHES_PER_ADDRESS: positiveInteger.default(3000),
  IDENTITY_REFRESHES_PER_SIGN_IN: positiveInteger.default(120),
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: url().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  PURGE_URL: url().optional(),
  PURGE_SECRET: secret.optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  PRODUCT_NAME: z.string().default('Citygigs'),
  CONTACT_EMAIL: email.default('hello@citygigs.example'),
  ALERTS_INTERVAL_S: positiveInteger.default(300),
  TRUSTED_PROXIES: trustedProxies,
  REQUEST_TIMEOUT_MS: positiveInteger.default(30_000),
  MAX_REQUESTS: positiveInteger.default(1_000),
  MAX_DELAY_MS: positiveInteger.default(200),
  PICTURES_DISK_MB: wholeNumber.default(128),
  ...tracingVariables,
  LOG_LEVEL: logLevel.default('info'),
});

/** How long a change at Amazon may stay unnoticed. Every change by a user asks, so without this Amazon would limit them. */
const stateAgeMsAtAmazon = 30_000;

interface IdentityServiceConfig {
  readonly port: number;
  /** Encrypts values in the database; null: a key in the data directory does. */
  readonly secret: string | null;
  /** Sign the requests of its administrators; null: derived from its secret. */
  readonly credentials: IdentityAdminSettings['credentials'] | null;
  readonly settings: IdentityServiceSettings;
}

/** The configuration of the services. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The port of `/metrics`; null: nothing is measured. */
  readonly metricsPort: number | null;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** The date of the sample data that fills an empty database; today by default. */
  readonly sampleDate: string;
  /** The origin of URLs in answers. */
  readonly origin: string;
  /** The origin of the site, for links in mails and on the pages of the sample partners. */
  readonly siteOrigin: string;
  /** Whose id tokens are trusted. */
  readonly identity: IdentitySettings;
  /** The embedded identity service; null: accounts are in a user pool at Amazon. */
  readonly identityService: IdentityServiceConfig | null;
  /** Where accounts are managed; null: nowhere. */
  readonly identityAdmin: IdentityAdminSettings | null;
  /** Where what shows changed data is purged; null: it expires. */
  readonly purge: PurgeSettings | null;
  readonly mail: MailSettings;
  /** How often new offers are looked for, to mail them, in milliseconds. */
  readonly alertsIntervalMs: number;
  /** The secrets of gateways, one of which must have signed a request; none: no request needs a signature. */
  readonly upstreamSecrets: readonly string[];
  /** Proxies whose x-forwarded-for header is trusted. */
  readonly trustedProxies: string[];
  /** Where spans are sent; null: none are made. */
  readonly tracing: TracingSettings | null;
  /** Time limit for receiving a whole request, in milliseconds. */
  readonly requestTimeoutMs: number;
  /** How many requests may be under way, and how late the event loop may be, until requests are refused. */
  readonly overload: { readonly maxRequests: number; readonly maxDelayMs: number };
  /** Where drawn pictures are cached, and how many bytes of them; null: only in memory. */
  readonly pictures: { readonly directory: string; readonly maxBytes: number } | null;
  readonly logLevel: string;
}

type Values = z.output<typeof variables>;

const identityServiceOf = (values: Values): IdentityServiceConfig | null => {
  const { COGNITO_ISSUER, COGNITO_USER_POOL_ID, COGNITO_CLIENT_ID, COGNITO_IDENTITY_POOL_ID } = values;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (COGNITO_ISSUER !== undefined || COGNITO_USER_POOL_ID !== embeddedPoolId) return null;
  return {
    port: values.IDENTITY_PORT,
    secret: values.IDENTITY_SECRET ?? null,
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey },
    settings: {
      poolId: COGNITO_USER_POOL_ID,
      clientId: COGNITO_CLIENT_ID,
      identityPoolId: COGNITO_IDENTITY_POOL_ID,
      checkPoolId: values.COGNITO_CHECK_POOL_ID ?? embeddedCheckPoolId,
      origin: identityOriginOf(values),
      siteOrigins: values.IDENTITY_SITE_ORIGINS ?? [new URL(values.PUBLIC_ORIGIN).origin],
      tokenSeconds: 3600,
      devices: values.IDENTITY_DEVICES,
      confirmedDomains: values.IDENTITY_CONFIRMED_DOMAINS,
      linkDomains: values.IDENTITY_LINK_DOMAINS ?? (values.COGNITO_VERIFICATION === 'link' ? ['*'] : []),
      limits: {
        checksPerAddress: values.IDENTITY_CHECKS_PER_ADDRESS,
        checksPerAccount: values.IDENTITY_CHECKS_PER_ACCOUNT,
        codesPerAddress: values.IDENTITY_CODES_PER_ADDRESS,
        codesPerAccount: values.IDENTITY_CODES_PER_ACCOUNT,
        loginsPerAddress: values.IDENTITY_LOGINS_PER_ADDRESS,
        refreshesPerAddress: values.IDENTITY_REFRESHES_PER_ADDRESS,
        refreshesPerSignIn: values.IDENTITY_REFRESHES_PER_SIGN_IN,
      },
    },
  };
};

const adminOf = (values: Values, service: IdentityServiceConfig | null): IdentityAdminSettings | null => {
  const isEmbedded = service !== null;
  const endpoint =
    values.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ??
    (isEmbedded ? `http://127.0.0.1:${service.port}` : null);
  if (values.COGNITO_ISSUER !== undefined && endpoint === null) return null;
  return {
    poolId: values.COGNITO_USER_POOL_ID,
    clientId: values.COGNITO_CLIENT_ID,
    checkPoolId: service?.settings.checkPoolId ?? values.COGNITO_CHECK_POOL_ID ?? null,
    endpoint,
    stateAgeMs: isEmbedded ? 0 : stateAgeMsAtAmazon,
    tellsFormerAddress: isEmbedded,
    endsOtherSignIns: isEmbedded,
  };
};

/** The typed configuration. Throws one error that names every fault. */
export const parseConfig = (env: Environment): Config => {
  const values = parseEnvironment(variables, env);
  const identityService = identityServiceOf(values);
  return Object.freeze({
    host: values.HOST,
    port: values.SERVICES_PORT,
    metricsPort: values.SERVICES_METRICS_PORT ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    dataDir: resolve(repository, values.DATA_DIR),
    sampleDate: values.SAMPLE_DATE,
    origin: new URL(values.SERVICES_ORIGIN ?? `http://localhost:${values.SERVICES_PORT}`).origin,
    siteOrigin: new URL(values.PUBLIC_ORIGIN).origin,
    identity: identitySettingsOf(values),
    identityService,
    identityAdmin: adminOf(values, identityService),
    purge:
      values.PURGE_SECRET === undefined
        ? null
        : {
            url: values.PURGE_URL ?? `${new URL(values.PUBLIC_ORIGIN).origin}/purge`,
            secret: values.PURGE_SECRET,
          },
    mail: {
      smtpUrl: values.SMTP_URL ?? null,
      productName: values.PRODUCT_NAME,
      contactEmail: values.CONTACT_EMAIL,
    },
    alertsIntervalMs: values.ALERTS_INTERVAL_S * 1000,
    upstreamSecrets: [values.UPSTREAM_SECRET, values.UPSTREAM_SECRET_OLD].filter(
      (found) => found !== undefined,
    ),
    trustedProxies: values.TRUSTED_PROXIES,
    tracing: tracingSettingsOf(values),
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    overload: {
      maxRequests: values.MAX_REQUESTS,
      // The embedded database computes on the event loop: there, a late one is no overload.
      maxDelayMs: values.DATABASE_URL === undefined ? Infinity : values.MAX_DELAY_MS,
    },
    pictures:
      values.PICTURES_DISK_MB === 0
        ? null
        : {
            directory: join(resolve(repository, values.DATA_DIR), 'pictures'),
            maxBytes: values.PICTURES_DISK_MB * 1024 * 1024,
          },
    logLevel: values.LOG_LEVEL,
  });
};
