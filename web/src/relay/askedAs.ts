import type { CacheConfig, RequestParameters, Variables } from 'relay-runtime';

/** What an operation is to the page that asks it, carried in the metadata of its cache config. */
export interface AskedAs {
  /** Root fields that the page waits for, however long they take. */
  readonly awaited?: readonly string[];
  /** Root fields without which there is no answer: a failure of one is a failure of the operation. */
  readonly needed?: readonly string[];
  /** Whether the page is complete without the operation: what it fails to load leaves what others brought. */
  readonly optional?: boolean;
  /** Whether to wait for all of it, because parts of it were late before. */
  readonly again?: boolean;
}

const keyword = 'askedAs';

/** The cache config of an operation of a page. */
export const cacheConfigOf = (askedAs: AskedAs): CacheConfig => ({ metadata: { [keyword]: askedAs } });

/** What an operation is to its page; null for one that no page was drawn for. */
export const askedAsIn = ({ metadata }: CacheConfig): AskedAs | null =>
  (metadata?.[keyword] as AskedAs | undefined) ?? null;

/** How long the parts of a page may take: the value of the gateway's header `x-patience`. */
export type Patience = string | null;

/**
 * Pages wait so many milliseconds for what they are not about. Where they are about something, the time starts when
 * the first of it is there.
 */
export const patienceFor = (askedAs: AskedAs | null, milliseconds: number | null): Patience => {
  if (askedAs === null || milliseconds === null || askedAs.again === true) return null;
  return (askedAs.awaited ?? []).length > 0 ? `${milliseconds}; after=first-answer` : String(milliseconds);
};

/** Names one question: an operation with its variables. */
export const questionKey = ({ name }: Pick<RequestParameters, 'name'>, variables: Variables): string =>
  `${name} ${JSON.stringify(variables)}`;
