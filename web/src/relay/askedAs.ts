import type { CacheConfig, RequestParameters, Variables } from 'relay-runtime';

/** The role of an operation on its page, passed in the metadata of its cache config. */
export interface AskedAs {
  /** Root fields that the page waits for without a limit. */
  readonly awaited?: readonly string[];
  /** Root fields whose failure is a failure of the operation. */
  readonly needed?: readonly string[];
  /**
   * Whether the page is complete without the operation: its failed fields do not overwrite data of other operations.
   */
  readonly optional?: boolean;
  /** Whether to wait for all parts, because some were late before. */
  readonly again?: boolean;
}

const keyword = 'askedAs';

/** The cache config for an operation of a page. */
export const cacheConfigOf = (askedAs: AskedAs): CacheConfig => ({ metadata: { [keyword]: askedAs } });

/** The role of an operation on its page; null for one that belongs to no page. */
export const askedAsIn = ({ metadata }: CacheConfig): AskedAs | null =>
  (metadata?.[keyword] as AskedAs | undefined) ?? null;

/** The time limit for the parts of a page: the value of the gateway's header `x-patience`. */
export type Patience = string | null;

/**
 * How long pages wait for parts other than their subject. With a subject, the time starts when its first field is
 * loaded.
 */
export const patienceFor = (askedAs: AskedAs | null, milliseconds: number | null): Patience => {
  if (askedAs === null || milliseconds === null || askedAs.again === true) return null;
  return (askedAs.awaited ?? []).length > 0 ? `${milliseconds}; after=first-answer` : String(milliseconds);
};

/** The key of a query: an operation with its variables. */
export const questionKey = ({ name }: Pick<RequestParameters, 'name'>, variables: Variables): string =>
  `${name} ${JSON.stringify(variables)}`;
