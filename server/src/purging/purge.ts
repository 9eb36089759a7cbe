import { z } from 'zod';

/** Where gateways and sites tell each other what has changed. */
export const purgeChannel = 'citygigs:purge';

const texts = z.array(z.string().max(1_000)).max(1_000).default([]);

const purge = z.union(
  [
    z.strictObject({ all: z.literal(true) }),
    z.strictObject({ paths: texts, ids: texts, isWrite: z.literal(true).optional() }),
  ],
  { error: 'must be {"all": true}, or {"ids": […], "paths": […]} with at most 1000 texts each' },
);

/** What has changed: what the pages show, by global ids; single pages, by their paths; or everything. A write of a user says so, because
 * these may be many. */
export type Purge = z.output<typeof purge>;

/** What a text asks to purge. Throws if it is no such request. */
export const parsePurge = (text: string): Purge => purge.parse(JSON.parse(text));
