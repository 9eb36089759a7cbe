import type { CacheConfig, GraphQLTaggedNode, RequestParameters, Variables } from 'relay-runtime';

/** A query by `node`, after which the store holds all that the query of a page reads. */
export interface Refetch {
  readonly query: GraphQLTaggedNode;
  readonly variables: Variables;
  /** Its fields without which there is no page. */
  readonly needed: readonly string[];
}

/** Finds it from the data that the store holds; null when the page's own query must be sent. */
export type FindRefetch = (stored: unknown, variables: Variables) => Promise<Refetch | null> | null;

/** The role of an operation on its page, passed in the metadata of its cache config. */
export interface OperationRole {
  /** Fields that the page waits for without a limit, such as `partner.place.city`. */
  readonly awaited?: readonly string[];
  /** Fields whose failure is a failure of the operation. */
  readonly needed?: readonly string[];
  readonly findRefetch?: FindRefetch | undefined;
  /** The key of the page's query, for which this one is sent. */
  readonly sentFor?: string;
  /**
   * Whether the page is complete without the operation: its failed fields do not overwrite data of other operations.
   */
  readonly optional?: boolean;
  /** Whether to wait for all parts, because some were late before. */
  readonly again?: boolean;
  /** Whether the page is not open yet: an answer with a fault is dropped, and the page requests it again. */
  readonly preload?: boolean;
}

const keyword = 'operationRole';

/** The cache config for an operation of a page. */
export const cacheConfigOf = (role: OperationRole): CacheConfig => ({ metadata: { [keyword]: role } });

/** The role of an operation on its page; null for one that belongs to no page. */
export const roleIn = ({ metadata }: CacheConfig): OperationRole | null =>
  (metadata?.[keyword] as OperationRole | undefined) ?? null;

/** The time limit for the parts of a page: the value of the gateway's header `x-patience`. */
export type Patience = string | null;

/**
 * How long pages wait for parts other than their subject. With a subject, the time starts when its first field is
 * loaded.
 */
export const patienceFor = (role: OperationRole | null, milliseconds: number | null): Patience => {
  if (role === null || milliseconds === null || role.again === true) return null;
  return (role.awaited ?? []).length > 0 ? `${milliseconds}; after=first-answer` : String(milliseconds);
};

/** The key of a query: an operation with its variables. */
export const queryKey = ({ name }: Pick<RequestParameters, 'name'>, variables: Variables): string =>
  `${name} ${JSON.stringify(variables)}`;
