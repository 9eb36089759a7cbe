import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { IdentityAdminSettings } from '../identity/identityAdmin.ts';
import type { IdentitySettings } from '../identity/idTokenVerifier.ts';
import type { MailSettings } from '../mail/mailer.ts';
import {
  email,
  list,
  logLevel,
  parseEnvironment,
  port,
  positiveInteger,
  url,
  type Environment,
} from './environment.ts';
import { isProxyEntry } from './isProxyEntry.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** Returns the current day in UTC, like all days of the services. */
const today = (): string => new Date().toISOString().slice(0, 10);

const day = z.iso
  .date({ error: 'must be a day such as 2026-11-22', abort: true })
  .refine((date) => date <= today(), { error: 'must not be in the future' });

const proxies = list.refine((entries) => entries.every(isProxyEntry), {
  error: 'must be addresses, networks such as 10.0.0.0/8, or the word loopback',
});

const variables = z.object({
  HOST: z.string().default('127.0.0.1'),
  SERVICES_PORT: port.default(4100),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATA_DIR: z.string().default('.data'),
  SAMPLE_DATE: day.default(today),
  SERVICES_ORIGIN: url().optional(),
  PUBLIC_ORIGIN: url().default('http://localhost:3000'),
  COGNITO_ISSUER: url().optional(),
  COGNITO_CLIENT_ID: z.string().optional(),
  JWKS_URL: url().optional(),
  IDENTITY_ADMIN_URL: url().optional(),
  IDENTITY_ADMIN_KEY: z.string().optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  PRODUCT_NAME: z.string().default('Citygigs'),
  CONTACT_EMAIL: email.default('hello@citygigs.example'),
  TRUSTED_PROXIES: proxies.default(['loopback']),
  REQUEST_TIMEOUT_MS: positiveInteger.default(30_000),
  LOG_LEVEL: logLevel.default('info'),
});

/** The configuration of the services. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** The date of the sample data that fills an empty database; today by default. */
  readonly sampleDate: string;
  /** The origin of URLs in answers. */
  readonly origin: string;
  /** The origin of the site, for links in mails and on the pages of the sample partners. */
  readonly siteOrigin: string;
  /** The trusted issuer of id tokens; null: nobody can sign in. */
  readonly identity: IdentitySettings | null;
  /** The admin interface of the identity service; null: not available. */
  readonly identityAdmin: IdentityAdminSettings | null;
  readonly mail: MailSettings;
  /** Proxies whose x-forwarded-for header is trusted. */
  readonly trustedProxies: string[];
  /** Time limit for receiving a whole request, in milliseconds. */
  readonly requestTimeoutMs: number;
  readonly logLevel: string;
}

type Values = z.output<typeof variables>;

const identityOf = ({ COGNITO_ISSUER, COGNITO_CLIENT_ID, JWKS_URL }: Values): IdentitySettings | null =>
  COGNITO_ISSUER === undefined || COGNITO_CLIENT_ID === undefined
    ? null
    : {
        issuer: COGNITO_ISSUER,
        clientId: COGNITO_CLIENT_ID,
        jwksUrl: JWKS_URL ?? `${COGNITO_ISSUER.replace(/\/$/, '')}/.well-known/jwks.json`,
      };

const adminOf = ({ IDENTITY_ADMIN_URL, IDENTITY_ADMIN_KEY }: Values): IdentityAdminSettings | null =>
  IDENTITY_ADMIN_URL === undefined || IDENTITY_ADMIN_KEY === undefined
    ? null
    : { url: IDENTITY_ADMIN_URL.replace(/\/$/, ''), key: IDENTITY_ADMIN_KEY };

/** The typed configuration. Throws one error that names every fault. */
export const parseConfig = (env: Environment): Config => {
  const values = parseEnvironment(variables, env);
  return Object.freeze({
    host: values.HOST,
    port: values.SERVICES_PORT,
    databaseUrl: values.DATABASE_URL ?? null,
    dataDir: resolve(repository, values.DATA_DIR),
    sampleDate: values.SAMPLE_DATE,
    origin: new URL(values.SERVICES_ORIGIN ?? `http://localhost:${values.SERVICES_PORT}`).origin,
    siteOrigin: new URL(values.PUBLIC_ORIGIN).origin,
    identity: identityOf(values),
    identityAdmin: adminOf(values),
    mail: {
      smtpUrl: values.SMTP_URL ?? null,
      productName: values.PRODUCT_NAME,
      contactEmail: values.CONTACT_EMAIL,
    },
    trustedProxies: values.TRUSTED_PROXIES,
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    logLevel: values.LOG_LEVEL,
  });
};
