import {
  list,
  url,
  email,
  logLevel,
  parseEnvironment,
  port,
  positiveInteger,
  secret,
  wholeNumber,
  type Environment,
} from '@citygigs/server/config/environment.ts';
import {
  tracingSettingsOf,
  tracingVariables,
  type TracingSettings,
} from '@citygigs/server/config/tracingSettings.ts';
import { trustedProxies } from '@citygigs/server/config/trustedProxies.ts';
import { z } from 'zod';
import { authConfigOf, authVariables, checkAuthVariables } from './authSettings.ts';
import { cdnConfigOf, cdnVariables, type CdnConfig } from './cdnSettings.ts';
import { htmlCacheConfigOf, htmlCacheVariables, type HtmlCacheConfig } from './htmlCacheSettings.ts';
import type { PagePatience } from './PagePatience.ts';
import { sentryVariables, type SentryConfig } from './sentrySettings.ts';
import type { SiteConfig } from './SiteConfig.tsx';
import { tagConfigOf, tagVariables } from './tagSettings.ts';

const isHost = (text: string): boolean =>
  /^[a-z0-9.-]+$/.test(text) &&
  URL.canParse(`https://${text}`) &&
  new URL(`https://${text}`).hostname === text;

const partnerHostVariables = {
  PARTNER_HOSTS: list
    .refine((hosts) => hosts.every(isHost), {
      error: 'must be hosts such as partner.example, in lower case, without scheme, port and path',
    })
    .optional(),
  /** Where the reference services have the sample pages of partners. */
  SERVICES_ORIGIN: url().default('http://localhost:4100'),
};

type PartnerHostSettings = z.output<z.ZodObject<typeof partnerHostVariables>>;

/** Hosts to which visitors are sent without a question: those of the setting, else the one of the sample pages. */
const partnerHostsOf = (values: PartnerHostSettings): readonly string[] =>
  values.PARTNER_HOSTS ?? [new URL(values.SERVICES_ORIGIN).hostname];

const withoutSlash = (text: string): string => text.replace(/\/+$/, '');

const links = list.refine((entries) => entries.every((entry) => URL.canParse(entry)), {
  error: 'must be URLs',
});

const variables = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    WEB_PORT: port.default(3000),
    WEB_METRICS_PORT: port.optional(),
    GATEWAY_URL: url().default('http://127.0.0.1:4000/graphql'),
    GATEWAY_RETRY_MS: wholeNumber.default(20_000),
    IMAGES_URL: url().default('http://127.0.0.1:4100/images'),
    PUBLIC_ORIGIN: url().default('http://localhost:3000').transform(withoutSlash),
    IMAGE_BASE_URL: z.string().default('/images').transform(withoutSlash),
    PRODUCT_NAME: z.string().default('Citygigs'),
    CONTACT_EMAIL: email.default('hello@citygigs.example'),
    PRICING_URL: z.url({ error: 'must be a URL' }).default('mailto:partners@citygigs.example'),
    SOCIAL_LINKS: links.default([
      'https://www.facebook.com/citygigs',
      'https://www.instagram.com/citygigs',
      'https://www.linkedin.com/company/citygigs',
    ]),
    PHRASES_MAX_AGE_S: z.coerce.number({ error: 'must be a number' }).min(0, 'must be 0 or more').default(60),
    CATEGORIES_MAX_AGE_S: z.coerce
      .number({ error: 'must be a number' })
      .min(1, 'must be 1 or more')
      .default(60),
    REQUEST_TIMEOUT_MS: positiveInteger.default(30_000),
    PAGE_PATIENCE_MS: positiveInteger.default(700),
    PART_PATIENCE_MS: positiveInteger.default(500),
    BOT_PART_PATIENCE_MS: positiveInteger.default(2500),
    BOT_PAGE_PATIENCE_MS: positiveInteger.default(10_000),
    SURROGATE_MAX_AGE_S: wholeNumber.default(0),
    PURGE_SECRET: secret.optional(),
    REDIS_URL: url(['redis:', 'rediss:']).optional(),
    MAX_REQUESTS: positiveInteger.default(1_000),
    MAX_DELAY_MS: positiveInteger.default(200),
    TRUSTED_PROXIES: trustedProxies,
    ...tracingVariables,
    LOG_LEVEL: logLevel.default('info'),
    ...partnerHostVariables,
    ...htmlCacheVariables,
    ...cdnVariables,
    ...authVariables,
    ...tagVariables,
    ...sentryVariables,
  })
  .superRefine(checkAuthVariables);

/** The configuration of the web server. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The port of `/metrics`; null: nothing is measured. */
  readonly metricsPort: number | null;
  /** The GraphQL endpoint. */
  readonly gatewayUrl: string;
  /** How long requests are sent again to a gateway that cannot be reached; 0 for never. */
  readonly gatewayRetryMs: number;
  /** The upstream for pictures under `/images`. */
  readonly imagesUrl: string;
  /** How long phrases stay fresh. */
  readonly phrasesMaxAgeMs: number;
  /** How long the list of categories stays fresh. */
  readonly categoriesMaxAgeMs: number;
  /** Where spans are sent; null: none are made. */
  readonly tracing: TracingSettings | null;
  /** Time limit for receiving a whole request, in milliseconds. */
  readonly requestTimeoutMs: number;
  /** How many requests may be under way, and how late the event loop may be, until requests are refused. */
  readonly overload: { readonly maxRequests: number; readonly maxDelayMs: number };
  /** Proxies that say whom they forward a request for. */
  readonly trustedProxies: string[];
  /** How long pages wait for their data. */
  readonly patience: PagePatience;
  /** How long rendered pages are kept; null to render each for its request. */
  readonly htmlCache: HtmlCacheConfig | null;
  /** How long a CDN may keep public pages, in seconds; 0 without one that is purged. */
  readonly surrogateMaxAgeS: number;
  /** The CDN that is purged; null: none is, or by others. */
  readonly cdn: CdnConfig | null;
  /** With what programs sign requests to purge; null: nobody may purge. */
  readonly purgeSecret: string | null;
  /** Where other processes tell what they have changed; null: nowhere. */
  readonly redisUrl: string | null;
  readonly logLevel: string;
  /** Where reports of browsers are sent, besides the log; null for nowhere. */
  readonly sentry: SentryConfig | null;
  /** The settings for the browser; the year is added per request. */
  readonly site: Omit<SiteConfig, 'year'>;
}

/** The typed configuration. Throws one error that names every fault. */
export const parseConfig = (env: Environment): Config => {
  const values = parseEnvironment(variables, env);
  return Object.freeze({
    host: values.HOST,
    port: values.WEB_PORT,
    metricsPort: values.WEB_METRICS_PORT ?? null,
    gatewayUrl: values.GATEWAY_URL,
    gatewayRetryMs: values.GATEWAY_RETRY_MS,
    imagesUrl: values.IMAGES_URL,
    phrasesMaxAgeMs: values.PHRASES_MAX_AGE_S * 1000,
    categoriesMaxAgeMs: values.CATEGORIES_MAX_AGE_S * 1000,
    tracing: tracingSettingsOf(values),
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    overload: { maxRequests: values.MAX_REQUESTS, maxDelayMs: values.MAX_DELAY_MS },
    trustedProxies: values.TRUSTED_PROXIES,
    patience: {
      pageMs: values.PAGE_PATIENCE_MS,
      partMs: values.PART_PATIENCE_MS,
      botPartMs: values.BOT_PART_PATIENCE_MS,
      botPageMs: values.BOT_PAGE_PATIENCE_MS,
    },
    htmlCache: htmlCacheConfigOf(values),
    surrogateMaxAgeS: values.SURROGATE_MAX_AGE_S,
    cdn: cdnConfigOf(values),
    purgeSecret: values.PURGE_SECRET ?? null,
    redisUrl: values.REDIS_URL ?? null,
    logLevel: values.LOG_LEVEL,
    sentry: values.SENTRY_DSN ?? null,
    site: {
      productName: values.PRODUCT_NAME,
      contactEmail: values.CONTACT_EMAIL,
      publicOrigin: values.PUBLIC_ORIGIN,
      imageBaseUrl: values.IMAGE_BASE_URL,
      pricingUrl: values.PRICING_URL,
      socialLinks: values.SOCIAL_LINKS,
      partnerHosts: partnerHostsOf(values),
      auth: authConfigOf(values),
      tag: tagConfigOf(values),
    },
  });
};
