import { Environment, Observable, type GraphQLResponse, type OperationDescriptor } from 'relay-runtime';
import { cacheConfigOf, queryKey, roleIn } from './operationRole.ts';
import { requestRemainder } from './remainder.ts';

interface Execution {
  readonly operation: OperationDescriptor;
}

/** How many preloads may be in flight. */
const maxPreloads = 2;

/**
 * Sends only the remainder of a query when the store holds the rest of its data, and nothing when a preload of the query is in
 * flight.
 */
export class SiteEnvironment extends Environment {
  /** The preloads in flight, by the identifiers of their operations. */
  readonly #preloads = new Map<string, Promise<unknown>>();
  /** The operations that were preloaded, of which each is sent once, also if that fails. */
  readonly #preloaded = new Set<string>();

  override execute(config: Execution): Observable<GraphQLResponse> {
    const { operation } = config;
    const preload = this.#preloads.get(operation.request.identifier);
    if (preload === undefined) return this.#send(config);
    return Observable.from(preload).mergeMap(() =>
      this.#has(operation) ? Observable.from({ data: {} }) : this.#send(config),
    );
  }

  /**
   * Loads the data of an operation before they are needed, unless they are there or under way, or enough others are. They stay in
   * the store as long as those of a page that was left. Never rejects.
   */
  async preload(operation: OperationDescriptor): Promise<void> {
    const { identifier } = operation.request;
    if (this.#preloads.size >= maxPreloads || this.#preloaded.has(identifier)) return;
    if (this.isRequestActive(identifier) || this.#has(operation)) return;
    this.#preloaded.add(identifier);
    const retained = this.retain(operation);
    const preload = this.#send({ operation })
      .toPromise()
      .catch(() => undefined);
    this.#preloads.set(identifier, preload);
    await preload;
    this.#preloads.delete(identifier);
    retained.dispose();
  }

  #has(operation: OperationDescriptor): boolean {
    return this.check(operation).status === 'available';
  }

  #send(config: Execution): Observable<GraphQLResponse> {
    const { operation } = config;
    const { findRemainder, ...role } = roleIn(operation.request.cacheConfig ?? {}) ?? {};
    const sendWhole = () => super.execute(config);
    if (findRemainder === undefined) return sendWhole();
    const { params } = operation.request.node;
    const { variables } = operation.request;
    const found = findRemainder(this.lookup(operation.fragment).data, variables);
    if (found === null) return sendWhole();
    return Observable.from(found).mergeMap((remainder) => {
      if (remainder === null) return sendWhole();
      const { needed } = remainder;
      const remainderOf = queryKey(params, variables);
      const cacheConfig = cacheConfigOf({ ...role, needed, awaited: needed, remainderOf });
      return requestRemainder(this, operation, remainder, cacheConfig, sendWhole);
    });
  }
}
