import {
  Network,
  RecordSource,
  Store,
  type CacheConfig,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import {
  failedFields,
  hasLateParts,
  isComplete,
  isDegraded,
  isEmpty,
  isUnauthenticated,
  lostFields,
  nextOfList,
  visibleMessages,
  withoutLost,
  type GatewayResponse,
  type Send,
} from './gatewayResponse.ts';
import { handlerProvider, loadHandlers } from './handlers.ts';
import { roleIn, patienceFor, queryKey } from './operationRole.ts';
import { hasQuietFailure } from './quietFailure.ts';
import { requestPageIn } from './requestPage.ts';
import { SiteEnvironment } from './SiteEnvironment.ts';

/** The records of the store, as the server passes them to the browser. */
export type Records = ReturnType<RecordSource['toJSON']>;

interface Options {
  readonly send: Send;
  readonly records?: Records;
  /** Receives the root fields that failed to load; fields that load later are removed. */
  readonly failures?: Set<string>;
  /** Receives the keys of queries with missing parts; complete ones are removed. */
  readonly late: Set<string>;
  /** How many milliseconds a page waits for parts other than its subject; null to wait for all of them. */
  readonly patienceMs: number | null;
  /** Called with the texts that the visitor should see, and with whether they say that the session is over. */
  readonly onMessages: (messages: readonly string[], isSessionOver: boolean) => void;
  /** Called when the visitor's token was rejected; resolves to whether there is a new one, to repeat the call with. */
  readonly renewTokens?: () => Promise<boolean>;
  /** Called when the new token was rejected, too. */
  readonly onUnauthenticated?: () => void;
  /** Called when a part of a response failed to load. */
  readonly onFailedPart?: () => void;
  /** Called when a page's query loaded nothing, with whether some of it was only late. */
  readonly onEmpty?: (isLate: boolean) => void;
  /** Called when no response arrived to an operation whose failure is not quiet. */
  readonly onNoAnswer: (error: unknown) => void;
}

/** The number of previous pages that stay in the store, so that Back and Forward send no requests. */
const cachedPages = 50;

/** Creates a Relay environment that sends its requests with `send`. */
export const createEnvironment = ({
  send,
  records,
  failures,
  late,
  patienceMs,
  onMessages,
  renewTokens,
  onUnauthenticated,
  onFailedPart,
  onEmpty,
  onNoAnswer,
}: Options): SiteEnvironment => {
  const fetchResponse = async (
    operation: RequestParameters,
    variables: Variables,
    cacheConfig: CacheConfig,
  ): Promise<GraphQLResponse> => {
    const role = roleIn(cacheConfig);
    const sendWith = (patience: string | null) =>
      send(operation, variables, patience, requestPageIn(cacheConfig)).catch((error: unknown) => {
        if (role?.preload !== true && !hasQuietFailure(cacheConfig)) onNoAnswer(error);
        throw error;
      });
    const patience = patienceFor(role, patienceMs);
    let [answer]: [GatewayResponse, void] = await Promise.all([sendWith(patience), loadHandlers()]);
    if (role?.preload === true && !isComplete(answer))
      throw new Error(`${operation.name} was not preloaded.`);
    if (isUnauthenticated(answer) && (await renewTokens?.())) {
      answer = await sendWith(patience);
      if (isUnauthenticated(answer)) onUnauthenticated?.();
    }
    // The subject loaded later than a part and was returned as late, so the query is sent again to wait for it.
    if (hasLateParts(answer) && lostFields(answer, role?.awaited ?? []).length > 0)
      answer = await sendWith(null);

    const key = role?.sentFor ?? queryKey(operation, variables);
    if (hasLateParts(answer)) late.add(key);
    else late.delete(key);
    const failed = failedFields(answer);
    if (failed.length > 0 || isDegraded(answer)) onFailedPart?.();
    const messages = visibleMessages(answer);
    if (messages.length > 0) onMessages(messages, isUnauthenticated(answer));
    if (role?.optional === true) return withoutLost(answer) as GraphQLResponse;
    if (role !== null && isEmpty(answer)) onEmpty?.(hasLateParts(answer));

    Object.keys(answer.data ?? {}).forEach((field) => failures?.delete(field));
    failed.forEach((field) => failures?.add(field));
    // An incomplete result must not be stored: data of other operations could make it look complete.
    const [lost] = lostFields(answer, role?.needed ?? nextOfList(answer, variables));
    if (lost !== undefined) throw new Error(`${operation.name}: ${lost} could not be loaded.`);
    return answer as GraphQLResponse;
  };
  return new SiteEnvironment({
    isServer: typeof window === 'undefined',
    network: Network.create(fetchResponse),
    handlerProvider,
    store: new Store(new RecordSource(records), { gcReleaseBufferSize: cachedPages }),
  });
};
