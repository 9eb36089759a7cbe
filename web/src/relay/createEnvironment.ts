import {
  Environment,
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
  isUnauthenticated,
  lostFields,
  visibleMessages,
  withoutLost,
  type Answer,
  type Send,
} from './answer.ts';
import { askedAsIn, patienceFor, questionKey } from './askedAs.ts';

/** The store's records as they go from the server to the browser. */
export type Records = ReturnType<RecordSource['toJSON']>;

interface Options {
  readonly send: Send;
  readonly records?: Records;
  /** Filled with the root fields that could not be loaded, and cleared of those that now could. */
  readonly failures: Set<string>;
  /** Filled with the keys of the questions that parts are missing of, and cleared of those answered in full. */
  readonly late: Set<string>;
  /** How many milliseconds a page waits for what it is not about; null to wait for all of it. */
  readonly patienceMs: number | null;
  /** Told the texts that the visitor should see. */
  readonly onMessages: (messages: readonly string[]) => void;
  /** Told when the visitor's token was refused. */
  readonly onUnauthenticated?: () => void;
  /** Told when anything of an answer could not be loaded. */
  readonly onFailedPart?: () => void;
  /** Told when no answer came back at all. */
  readonly onNoAnswer: (error: unknown) => void;
}

/** So many left pages stay in the store, so that Back and Forward ask for nothing. */
const KEPT_PAGES = 50;

/** Makes a Relay environment over any way to reach the gateway. */
export const createEnvironment = ({
  send,
  records,
  failures,
  late,
  patienceMs,
  onMessages,
  onUnauthenticated,
  onFailedPart,
  onNoAnswer,
}: Options): Environment => {
  const ask = async (
    operation: RequestParameters,
    variables: Variables,
    cacheConfig: CacheConfig,
  ): Promise<GraphQLResponse> => {
    const askedAs = askedAsIn(cacheConfig);
    const reach = (patience: string | null) =>
      send(operation, variables, patience).catch((error: unknown) => {
        onNoAnswer(error);
        throw error;
      });
    const patience = patienceFor(askedAs, patienceMs);
    let answer: Answer = await reach(patience);
    // What the page is about came after something beside it: it is waited for after all.
    if (hasLateParts(answer) && lostFields(answer, askedAs?.awaited ?? []).length > 0)
      answer = await reach(null);

    const key = questionKey(operation, variables);
    if (hasLateParts(answer)) late.add(key);
    else late.delete(key);
    const failed = failedFields(answer);
    if (failed.length > 0) onFailedPart?.();
    if (isUnauthenticated(answer)) onUnauthenticated?.();
    const messages = visibleMessages(answer);
    if (messages.length > 0) onMessages(messages);
    if (askedAs?.optional === true) return withoutLost(answer) as GraphQLResponse;

    Object.keys(answer.data ?? {}).forEach((field) => failures.delete(field));
    failed.forEach((field) => failures.add(field));
    // Not to be written: others may have brought some of it, which would pass for the whole.
    const [lost] = lostFields(answer, askedAs?.needed ?? []);
    if (lost !== undefined) throw new Error(`${operation.name}: ${lost} could not be loaded.`);
    return answer as GraphQLResponse;
  };
  return new Environment({
    isServer: typeof window === 'undefined',
    network: Network.create(ask),
    store: new Store(new RecordSource(records), { gcReleaseBufferSize: KEPT_PAGES }),
  });
};
