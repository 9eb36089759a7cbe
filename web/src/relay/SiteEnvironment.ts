import { Environment, Observable, type GraphQLResponse, type OperationDescriptor } from 'relay-runtime';
import { cacheConfigOf, queryKey, roleIn } from './operationRole.ts';
import { requestRemainder } from './remainder.ts';

interface Execution {
  readonly operation: OperationDescriptor;
}

type Source = Observable<GraphQLResponse>;

/** How many preloads may be in flight. */
const maxPreloads = 2;

const isStored = (environment: Environment, operation: OperationDescriptor): boolean =>
  environment.check(operation).status === 'available';

/** Sends the part of a query that the store lacks, or all of it. */
const sendMissing = (
  environment: Environment,
  operation: OperationDescriptor,
  sendWhole: () => Source,
): Source => {
  const { findRemainder, ...role } = roleIn(operation.request.cacheConfig ?? {}) ?? {};
  if (findRemainder === undefined) return sendWhole();
  const { params } = operation.request.node;
  const { variables } = operation.request;
  const found = findRemainder(environment.lookup(operation.fragment).data, variables);
  if (found === null) return sendWhole();
  return Observable.from(found).mergeMap((remainder) => {
    if (remainder === null) return sendWhole();
    const { needed } = remainder;
    const remainderOf = queryKey(params, variables);
    const cacheConfig = cacheConfigOf({ ...role, needed, awaited: needed, remainderOf });
    return requestRemainder(environment, operation, remainder, cacheConfig, sendWhole);
  });
};

/** Marks an error as the failure of a request, which is no fault of a component. */
const markFailure = (error: Error & { isOfRequest?: boolean }): void => {
  error.isOfRequest = true;
};

/**
 * Sends only the remainder of a query when the store holds the rest of its data, and nothing when a preload of the query is in
 * flight.
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
