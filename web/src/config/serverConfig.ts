import { z } from 'zod';
import type { PagePatience } from './PagePatience.ts';
import type { SiteConfig } from './SiteConfig.tsx';

const port = z.coerce.number().int().min(0).max(65_535);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const withoutSlash = z.string().transform((text) => text.replace(/\/+$/, ''));

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  WEB_PORT: port.default(3000),
  GATEWAY_URL: z.url().default('http://127.0.0.1:4000/graphql'),
  IMAGES_URL: z.url().default('http://127.0.0.1:4100/images'),
  PUBLIC_ORIGIN: z.url().pipe(withoutSlash).default('http://localhost:3000'),
  IMAGE_BASE_URL: withoutSlash.default('/images'),
  PRODUCT_NAME: z.string().min(1).default('Citygigs'),
  CONTACT_EMAIL: z.email().default('hello@citygigs.example'),
  PRICING_URL: z.url().default('mailto:partners@citygigs.example'),
  SOCIAL_LINKS: list
    .pipe(z.array(z.url()))
    .default([
      'https://www.facebook.com/citygigs',
      'https://www.instagram.com/citygigs',
      'https://www.linkedin.com/company/citygigs',
    ]),
  PHRASES_MAX_AGE_S: z.coerce.number().min(0).default(60),
  CATEGORIES_MAX_AGE_S: z.coerce.number().min(1).default(60),
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(1).default(30_000),
  PAGE_PATIENCE_MS: z.coerce.number().int().min(1).default(700),
  PART_PATIENCE_MS: z.coerce.number().int().min(1).default(500),
  BOT_PART_PATIENCE_MS: z.coerce.number().int().min(1).default(2500),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** The web server's settings. */
export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  /** The GraphQL endpoint. */
  readonly gatewayUrl: string;
  /** The upstream for pictures under `/images`. */
  readonly imagesUrl: string;
  /** How long interface texts from the back end stay fresh. */
  readonly phrasesMaxAgeMs: number;
  /** How long the list of categories stays fresh. */
  readonly categoriesMaxAgeMs: number;
  /** Time limit for receiving a whole request, in milliseconds. */
  readonly requestTimeoutMs: number;
  /** How long pages wait for their data. */
  readonly patience: PagePatience;
  readonly logLevel: string;
  /** The settings for the browser; the year is added per request. */
  readonly site: Omit<SiteConfig, 'year'>;
}

/** Parses the settings; one error reports all faults. */
export const readServerConfig = (variables: Readonly<Record<string, string | undefined>>): ServerConfig => {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The web server cannot start with these settings:\n${faults.join('\n')}`);
  }
  const { data } = parsed;
  return Object.freeze({
    host: data.HOST,
    port: data.WEB_PORT,
    gatewayUrl: data.GATEWAY_URL,
    imagesUrl: data.IMAGES_URL,
    phrasesMaxAgeMs: data.PHRASES_MAX_AGE_S * 1000,
    categoriesMaxAgeMs: data.CATEGORIES_MAX_AGE_S * 1000,
    requestTimeoutMs: data.REQUEST_TIMEOUT_MS,
    patience: {
      pageMs: data.PAGE_PATIENCE_MS,
      partMs: data.PART_PATIENCE_MS,
      botPartMs: data.BOT_PART_PATIENCE_MS,
    },
    logLevel: data.LOG_LEVEL,
    site: {
      productName: data.PRODUCT_NAME,
      contactEmail: data.CONTACT_EMAIL,
      publicOrigin: data.PUBLIC_ORIGIN,
      imageBaseUrl: data.IMAGE_BASE_URL,
      pricingUrl: data.PRICING_URL,
      socialLinks: data.SOCIAL_LINKS,
    },
  });
};

/** The settings of this process. */
export const serverConfig = (): ServerConfig => readServerConfig(process.env);
