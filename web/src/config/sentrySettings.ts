import { z } from 'zod';

/** Where error reports are sent. */
export interface SentryConfig {
  /** The endpoint for envelopes of the project. */
  readonly endpoint: string;
  readonly publicKey: string;
}

/** Reads a DSN, `https://key@host/path/project`; null if it is invalid. */
const sentryConfigFrom = (dsn: string): SentryConfig | null => {
  const url = URL.parse(dsn);
  const [, path = '', project] = /^(.*)\/(\d+)$/.exec(url?.pathname ?? '') ?? [];
  if (!url?.protocol.startsWith('http') || url.username === '' || project === undefined) return null;
  return { endpoint: `${url.origin}${path}/api/${project}/envelope/`, publicKey: url.username };
};

/** The variables of the error tracker. Without a DSN, reports are only lines of the log. */
export const sentryVariables = {
  SENTRY_DSN: z
    .string()
    .transform((dsn, context) => {
      const config = sentryConfigFrom(dsn);
      if (config !== null) return config;
      context.addIssue({ code: 'custom', message: 'must be a DSN, such as https://key@sentry.example/1' });
      return z.NEVER;
    })
    .optional(),
};
