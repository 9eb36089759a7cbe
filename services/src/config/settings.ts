import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { IdentityAdminSettings } from '../identity/identityAdmin.ts';
import type { IdentitySettings } from '../identity/idTokenVerifier.ts';
import type { MailSettings } from '../mail/mailer.ts';
import { isProxyEntry } from './isProxyEntry.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** Treats an empty variable as unset. */
const unsetWhenEmpty = (value: unknown) => (value === '' ? undefined : value);

const optional = <T extends z.ZodType>(type: T) => z.preprocess(unsetWhenEmpty, type);

const port = (name: string, byDefault: number) =>
  optional(
    z.coerce
      .number({ error: `${name} must be a port number` })
      .int(`${name} must be a whole number`)
      .min(1, `${name} must be 1 to 65535`)
      .max(65_535, `${name} must be 1 to 65535`)
      .default(byDefault),
  );

const url = (name: string, protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `${name} must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** In UTC, as all days of the services. */
const today = (): string => new Date().toISOString().slice(0, 10);

const environment = z.object({
  HOST: optional(z.string().default('127.0.0.1')),
  SERVICES_PORT: port('SERVICES_PORT', 4100),
  DATABASE_URL: optional(url('DATABASE_URL', ['postgres:', 'postgresql:']).optional()),
  DATA_DIR: optional(z.string().default('.data')),
  SAMPLE_DATE: optional(
    z.iso
      .date({ error: 'SAMPLE_DATE must be a day such as 2026-11-22', abort: true })
      .refine((day) => day <= today(), { error: 'SAMPLE_DATE must not be in the future' })
      .default(today),
  ),
  SERVICES_ORIGIN: optional(url('SERVICES_ORIGIN', ['http:', 'https:']).optional()),
  PUBLIC_ORIGIN: optional(url('PUBLIC_ORIGIN', ['http:', 'https:']).default('http://localhost:3000')),
  COGNITO_ISSUER: optional(url('COGNITO_ISSUER', ['http:', 'https:']).optional()),
  COGNITO_CLIENT_ID: optional(z.string().optional()),
  JWKS_URL: optional(url('JWKS_URL', ['http:', 'https:']).optional()),
  IDENTITY_ADMIN_URL: optional(url('IDENTITY_ADMIN_URL', ['http:', 'https:']).optional()),
  IDENTITY_ADMIN_KEY: optional(z.string().optional()),
  SMTP_URL: optional(url('SMTP_URL', ['smtp:', 'smtps:']).optional()),
  PRODUCT_NAME: optional(z.string().default('Citygigs')),
  CONTACT_EMAIL: optional(
    z.email({ error: 'CONTACT_EMAIL must be an email address' }).default('hello@citygigs.example'),
  ),
  TRUSTED_PROXIES: optional(
    z
      .string()
      .default('loopback')
      .transform((list) =>
        list
          .split(',')
          .map((entry) => entry.trim())
          .filter((entry) => entry !== ''),
      )
      .refine((entries) => entries.every(isProxyEntry), {
        error: 'TRUSTED_PROXIES must be addresses, networks such as 10.0.0.0/8, or the word loopback',
      }),
  ),
  REQUEST_TIMEOUT_MS: optional(
    z.coerce
      .number({ error: 'REQUEST_TIMEOUT_MS must be a number of milliseconds' })
      .int('REQUEST_TIMEOUT_MS must be a whole number')
      .min(1, 'REQUEST_TIMEOUT_MS must be 1 or more')
      .default(30_000),
  ),
  LOG_LEVEL: optional(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      })
      .default('info'),
  ),
});

export interface Settings {
  host: string;
  port: number;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  dataDir: string;
  /** The date of the sample world that fills an empty database; today by default. */
  sampleDate: string;
  /** The origin of URLs in answers. */
  origin: string;
  /** The origin of the site, for links in mails and on the pages of the sample partners. */
  siteOrigin: string;
  /** The trusted issuer of id tokens; null: nobody can sign in. */
  identity: IdentitySettings | null;
  /** The admin interface of the identity service; null: not available. */
  identityAdmin: IdentityAdminSettings | null;
  mail: MailSettings;
  /** Proxies whose x-forwarded-for header is trusted. */
  trustedProxies: string[];
  /** Time limit for receiving a whole request, in milliseconds. */
  requestTimeoutMs: number;
  logLevel: string;
}

type Environment = z.infer<typeof environment>;

const identityOf = ({ COGNITO_ISSUER, COGNITO_CLIENT_ID, JWKS_URL }: Environment): IdentitySettings | null =>
  COGNITO_ISSUER === undefined || COGNITO_CLIENT_ID === undefined
    ? null
    : {
        issuer: COGNITO_ISSUER,
        clientId: COGNITO_CLIENT_ID,
        jwksUrl: JWKS_URL ?? `${COGNITO_ISSUER.replace(/\/$/, '')}/.well-known/jwks.json`,
      };

const adminOf = ({ IDENTITY_ADMIN_URL, IDENTITY_ADMIN_KEY }: Environment): IdentityAdminSettings | null =>
  IDENTITY_ADMIN_URL === undefined || IDENTITY_ADMIN_KEY === undefined
    ? null
    : { url: IDENTITY_ADMIN_URL.replace(/\/$/, ''), key: IDENTITY_ADMIN_KEY };

/** The settings, or every fault in them. */
export const settingsFrom = (
  variables: Record<string, string | undefined>,
): { settings: Settings } | { faults: string[] } => {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) return { faults: parsed.error.issues.map(({ message }) => message) };
  const { data } = parsed;
  return {
    settings: {
      host: data.HOST,
      port: data.SERVICES_PORT,
      databaseUrl: data.DATABASE_URL ?? null,
      dataDir: resolve(repository, data.DATA_DIR),
      sampleDate: data.SAMPLE_DATE,
      origin: new URL(data.SERVICES_ORIGIN ?? `http://localhost:${data.SERVICES_PORT}`).origin,
      siteOrigin: new URL(data.PUBLIC_ORIGIN).origin,
      identity: identityOf(data),
      identityAdmin: adminOf(data),
      mail: {
        smtpUrl: data.SMTP_URL ?? null,
        productName: data.PRODUCT_NAME,
        contactEmail: data.CONTACT_EMAIL,
      },
      trustedProxies: data.TRUSTED_PROXIES,
      requestTimeoutMs: data.REQUEST_TIMEOUT_MS,
      logLevel: data.LOG_LEVEL,
    },
  };
};

export const readSettings = () => settingsFrom(process.env);
