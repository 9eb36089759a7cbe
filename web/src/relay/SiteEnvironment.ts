import {
  Environment,
  fetchQuery,
  Observable,
  type GraphQLResponse,
  type OperationDescriptor,
} from 'relay-runtime';
import { cacheConfigOf, queryKey, roleIn } from './operationRole.ts';

interface Execution {
  readonly operation: OperationDescriptor;
}

type Source = Observable<GraphQLResponse>;

/** How many preloads may be in flight. */
const maxPreloads = 2;

const isStored = (environment: Environment, operation: OperationDescriptor): boolean =>
  environment.check(operation).status === 'available';

/** Sends the query of a page, or what refetches it if the store holds its subject and that is not outdated. */
const sendMissing = (
  environment: Environment,
  operation: OperationDescriptor,
  sendWhole: () => Source,
): Source => {
  // The rest of outdated data would stay as it is.
  if (environment.check(operation).status === 'stale') return sendWhole();
  const { findRefetch, ...role } = roleIn(operation.request.cacheConfig ?? {}) ?? {};
  const { node, variables } = operation.request;
  const found = findRefetch?.(environment.lookup(operation.fragment).data, variables);
  if (!found) return sendWhole();
  const sentFor = queryKey(node.params, variables);
  return Observable.from(
    found.then(
      (refetch) =>
        refetch &&
        fetchQuery(environment, refetch.query, refetch.variables, {
          networkCacheConfig: cacheConfigOf({
            ...role,
            sentFor,
            needed: refetch.needed,
            awaited: refetch.needed,
          }),
        }).toPromise(),
    ),
  ).mergeMap(() => (isStored(environment, operation) ? Observable.from({ data: {} }) : sendWhole()));
};

/** Marks an error as the failure of a request, which is no fault of a component. */
const markFailure = (error: Error & { isOfRequest?: boolean }): void => {
  error.isOfRequest = true;
};

/**
 * Sends less than the query of a page when the store holds its subject, and nothing when a preload of the query is in flight.
 */
export class SiteEnvironment extends Environment {
  /** The preloads in flight, by the identifiers of their operations. */
  declare private readonly preloads: Map<string, Promise<unknown>>;
  /** The operations that were preloaded, of which each is sent once, also if that fails. */
  declare private readonly preloaded: Set<string>;

  constructor(config: ConstructorParameters<typeof Environment>[0]) {
    super(config);
    this.preloads = new Map();
    this.preloaded = new Set();
  }

  override execute(config: Execution): Source {
    const { operation } = config;
    const execute = () => super.execute(config).do({ error: markFailure });
    const send = () => sendMissing(this, operation, execute);
    const preload = this.preloads.get(operation.request.identifier);
    if (preload === undefined) return send();
    return Observable.from(preload).mergeMap(() =>
      isStored(this, operation) ? Observable.from({ data: {} }) : send(),
    );
  }

  /**
   * Loads the data of an operation before they are needed, unless they are there or under way, or enough others are. They stay in
   * the store as long as those of a page that was left. Never rejects.
   */
  async preload(operation: OperationDescriptor): Promise<void> {
    const { identifier } = operation.request;
    if (this.preloads.size >= maxPreloads || this.preloaded.has(identifier)) return;
    if (this.isRequestActive(identifier) || isStored(this, operation)) return;
    this.preloaded.add(identifier);
    const retained = this.retain(operation);
    const preload = this.execute({ operation })
      .toPromise()
      .catch(() => undefined);
    this.preloads.set(identifier, preload);
    await preload;
    this.preloads.delete(identifier);
    retained.dispose();
  }
}
