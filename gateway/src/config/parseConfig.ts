import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
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
import { hourlyLimits } from './hourlyLimits.ts';
import { identitySettingsOf, identityVariables } from '@citygigs/server/config/identitySettings.ts';
import { tracingSettingsOf, tracingVariables } from '@citygigs/server/config/tracingSettings.ts';
import { trustedProxies } from '@citygigs/server/config/trustedProxies.ts';
import { longest, timeLimitsOf, upstreamTimeouts } from './upstreamTimeouts.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

const upstream = (path: string) =>
  url()
    .default(`http://127.0.0.1:4100${path}`)
    .transform((address) => address.replace(/\/+$/, ''));

const isOrigin = (entry: string): boolean =>
  /^https?:/.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry;

const origins = list.refine((entries) => entries.every((entry) => entry === '*' || isOrigin(entry)), {
  error: 'must be origins such as https://app.example, or *',
});

const variables = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  GATEWAY_PORT: port.default(4000),
  GATEWAY_METRICS_PORT: port.optional(),
  WORKERS: positiveInteger.default(1),
  WEB_API_URL: upstream('/web-api'),
  SALES_API_URL: upstream('/sales-api'),
  OFP_API_URL: upstream('/ofp-api'),
  MORE_JOBS_API_URL: upstream('/more-jobs-api'),
  IP_LOOKUP_URL: upstream('/ip_lookup'),
  UPSTREAM_SECRET: secret.optional(),
  ...identityVariables,
  PUBLIC_ORIGIN: url().default('http://localhost:3000'),
  IMAGE_BASE_URL: z.string().default('/images'),
  CONTACT_EMAIL: email.default('hello@citygigs.example'),
  OPERATIONS: z.enum(['open', 'persisted'], { error: 'must be open or persisted' }).default('open'),
  API_KEYS_FILE: z.string().optional(),
  BATCH_IDS: z.enum(['true', 'false'], { error: 'must be true or false' }).default('true'),
  MAX_CALLS: positiveInteger.default(50),
  PUBLIC_MAX_AGE_MS: wholeNumber.optional(),
  RESPONSE_TIMEOUT_MS: positiveInteger.default(longest.responseTimeoutMs),
  OVERALL_TIMEOUT_MS: positiveInteger.default(longest.overallTimeoutMs),
  UPSTREAM_TIMEOUTS_MS: upstreamTimeouts.default(new Map()),
  UPSTREAM_CALLS: positiveInteger.default(128),
  BREAKER_FAILURES: wholeNumber.default(20),
  RETRY_PERCENT: wholeNumber.max(100, 'must be 100 or less').default(10),
  HOURLY_LIMITS: hourlyLimits.prefault(''),
  REDIS_URL: url(['redis:', 'rediss:']).optional(),
  SURROGATE_MAX_AGE_S: wholeNumber.default(0),
  PURGE_SECRET: secret.optional(),
  MAX_REQUESTS: positiveInteger.default(1_000),
  MAX_DELAY_MS: positiveInteger.default(200),
  REQUEST_TIMEOUT_MS: positiveInteger.default(30_000),
  CORS_ORIGINS: origins.default([]),
  TRUSTED_PROXIES: trustedProxies,
  ...tracingVariables,
  LOG_LEVEL: logLevel.default('info'),
  NODE_ENV: z.string().default('development'),
});

/** The typed configuration. Throws one error that names every fault. */
export const parseConfig = (env: Environment) => {
  const values = parseEnvironment(variables, env);
  const general = {
    responseTimeoutMs: values.RESPONSE_TIMEOUT_MS,
    overallTimeoutMs: values.OVERALL_TIMEOUT_MS,
  };
  const production = values.NODE_ENV === 'production';
  return Object.freeze({
    host: values.HOST,
    port: values.GATEWAY_PORT,
    /** Null: nothing is measured. */
    metricsPort: values.GATEWAY_METRICS_PORT ?? null,
    workers: values.WORKERS,
    upstreams: Object.freeze({
      webApi: values.WEB_API_URL,
      sales: values.SALES_API_URL,
      ofp: values.OFP_API_URL,
      moreJobs: values.MORE_JOBS_API_URL,
      ipLookup: values.IP_LOOKUP_URL,
    }),
    /** Signs the requests to them; null: they are not signed. */
    upstreamSecret: values.UPSTREAM_SECRET ?? null,
    identity: identitySettingsOf(values),
    contactEmail: values.CONTACT_EMAIL,
    /** The base of the addresses of pictures, without a slash at its end. */
    pictureBase: new URL(values.IMAGE_BASE_URL, values.PUBLIC_ORIGIN).href.replace(/\/+$/, ''),
    operations: values.OPERATIONS,
    /** Where the keys of internal clients are; null: none are needed. */
    apiKeysFile: values.API_KEYS_FILE === undefined ? null : resolve(repository, values.API_KEYS_FILE),
    batchIds: values.BATCH_IDS === 'true',
    maxCalls: values.MAX_CALLS,
    // In development, rows are also changed without a write through the gateway.
    publicMaxAgeMs: values.PUBLIC_MAX_AGE_MS ?? (production ? 1_000 : 0),
    timeLimits: timeLimitsOf(general, values.UPSTREAM_TIMEOUTS_MS),
    upstreamCalls: values.UPSTREAM_CALLS,
    breakerFailures: values.BREAKER_FAILURES,
    retryPercent: values.RETRY_PERCENT,
    hourlyLimits: values.HOURLY_LIMITS,
    redisUrl: values.REDIS_URL ?? null,
    /** How long a CDN may keep public answers, in seconds; 0 without one that is purged. */
    surrogateMaxAgeS: values.SURROGATE_MAX_AGE_S,
    /** With what programs sign requests to purge; null: nobody may purge. */
    purgeSecret: values.PURGE_SECRET ?? null,
    overload: Object.freeze({ maxRequests: values.MAX_REQUESTS, maxDelayMs: values.MAX_DELAY_MS }),
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    corsOrigins: values.CORS_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    /** Where spans are sent; null: none are made. */
    tracing: tracingSettingsOf(values),
    logLevel: values.LOG_LEVEL,
    production,
  });
};

export type Config = ReturnType<typeof parseConfig>;
