import { z } from 'zod';
import { url } from '@citygigs/server/config/environment.ts';

/** Where a CDN is purged by surrogate keys. */
export interface CdnConfig {
  readonly url: string;
  /** Sent as `Fastly-Key`; null for none. */
  readonly token: string | null;
}

export const cdnVariables = {
  CDN_PURGE_URL: url().optional(),
  // Of what a header takes.
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[!-~]+$/, { error: 'must have no spaces' })
    .optional(),
};

type CdnValues = z.output<z.ZodObject<typeof cdnVariables>>;

/** Null without an address. */
export const cdnConfigOf = ({ CDN_PURGE_URL, CDN_PURGE_TOKEN }: CdnValues): CdnConfig | null =>
  CDN_PURGE_URL === undefined ? null : { url: CDN_PURGE_URL, token: CDN_PURGE_TOKEN ?? null };
