import { z } from 'zod';
import { url } from '@citygigs/server/config/environment.ts';

/** The script that counts events at Google, or at a server of one's own. */
export interface TagConfig {
  /** A container of Google Tag Manager, `GTM-…`, or a stream of Google Analytics, `G-…`. */
  readonly id: string;
  /** Where the script is, without a trailing slash. */
  readonly origin: string;
}

const googleOrigin = 'https://www.googletagmanager.com';

/** The variables of the analytics script. Without an id none is loaded. */
export const tagVariables = {
  GOOGLE_TAG_ID: z
    .string()
    .regex(/^(?:GTM|G)-[A-Z0-9]+$/, 'must be the id of a container, GTM-…, or of a stream, G-…')
    .optional(),
  GOOGLE_TAG_ORIGIN: url()
    .default(googleOrigin)
    .transform((text) => new URL(text).origin),
};

type TagValues = z.output<z.ZodObject<typeof tagVariables>>;

export const tagConfigOf = (values: TagValues): TagConfig | null =>
  values.GOOGLE_TAG_ID === undefined ? null : { id: values.GOOGLE_TAG_ID, origin: values.GOOGLE_TAG_ORIGIN };

/** The origins that the script and its pictures are loaded from and that it sends events to. */
export const tagOrigins = (tag: TagConfig | null): readonly string[] => {
  if (tag === null) return [];
  const google = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
  return tag.origin === googleOrigin ? [tag.origin, ...google] : [tag.origin];
};
