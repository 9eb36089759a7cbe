import { z } from 'zod';
import { isProxyEntry } from './isProxyEntry.ts';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const milliseconds = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const upstream = (path: string) =>
  z
    .url()
    .default(`http://127.0.0.1:4100${path}`)
    .transform((url) => url.replace(/\/+$/, ''));
const flag = (fallback: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(fallback)
    .transform((value) => value === 'true');

const listed = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const isOrigin = (entry: string): boolean =>
  /^https?:/.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry;

const origins = z
  .string()
  .default('')
  .transform(listed)
  .refine((list) => list.every((entry) => entry === '*' || isOrigin(entry)), {
    error: 'is a list of origins such as https://app.example, or *',
  });

const addresses = z
  .string()
  .default('loopback')
  .transform(listed)
  .refine((list) => list.every(isProxyEntry), {
    error: 'is a list of addresses, networks such as 10.0.0.0/8, or the word loopback',
  });

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  GATEWAY_PORT: port(4000),
  WEB_API_URL: upstream('/web-api'),
  SALES_API_URL: upstream('/sales-api'),
  OFP_API_URL: upstream('/ofp-api'),
  MORE_JOBS_API_URL: upstream('/more-jobs-api'),
  IP_LOOKUP_URL: upstream('/ip_lookup'),
  CONTACT_EMAIL: z.email().default('hello@citygigs.example'),
  OPERATIONS: z.enum(['open', 'persisted']).default('open'),
  BATCH_IDS: flag('true'),
  MOST_CALLS: z.coerce.number().int().min(1).default(50),
  RESPONSE_TIMEOUT_MS: milliseconds(45_000),
  OVERALL_TIMEOUT_MS: milliseconds(90_000),
  REQUEST_TIMEOUT_MS: milliseconds(30_000),
  CORS_ORIGINS: origins,
  TRUSTED_PROXIES: addresses,
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  NODE_ENV: z.string().default('development'),
});

/**
 * Every environment variable that the gateway reads.
 * @internal
 */
export const environmentNames = Object.keys(environment.shape);

/** Turns environment variables into the typed configuration; throws one error that names every fault. */
export const parseConfig = (env: Readonly<Record<string, string | undefined>>) => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The gateway's configuration is not valid:\n${faults.join('\n')}`);
  }
  const values = parsed.data;
  return Object.freeze({
    host: values.HOST,
    port: values.GATEWAY_PORT,
    upstreams: Object.freeze({
      webApi: values.WEB_API_URL,
      sales: values.SALES_API_URL,
      ofp: values.OFP_API_URL,
      moreJobs: values.MORE_JOBS_API_URL,
      ipLookup: values.IP_LOOKUP_URL,
    }),
    contactEmail: values.CONTACT_EMAIL,
    operations: values.OPERATIONS,
    batchIds: values.BATCH_IDS,
    mostCalls: values.MOST_CALLS,
    responseTimeoutMs: values.RESPONSE_TIMEOUT_MS,
    overallTimeoutMs: values.OVERALL_TIMEOUT_MS,
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    corsOrigins: values.CORS_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    production: values.NODE_ENV === 'production',
  });
};

export type Config = ReturnType<typeof parseConfig>;
