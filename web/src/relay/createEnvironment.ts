import {
  Environment,
  Network,
  RecordSource,
  Store,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { failedFields, isUnauthenticated, visibleMessages, type Send } from './answer.ts';

/** The store's records as they go from the server to the browser. */
export type Records = ReturnType<RecordSource['toJSON']>;

interface Options {
  readonly send: Send;
  readonly records?: Records;
  /** Filled with the root fields that could not be loaded, and cleared of those that now could. */
  readonly failures: Set<string>;
  /** Told the texts that the visitor should see. */
  readonly onMessages: (messages: readonly string[]) => void;
  /** Told when the visitor's token was refused. */
  readonly onUnauthenticated?: () => void;
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
  onMessages,
  onUnauthenticated,
  onNoAnswer,
}: Options): Environment => {
  const ask = async (operation: RequestParameters, variables: Variables): Promise<GraphQLResponse> => {
    const answer = await send(operation, variables).catch((error: unknown) => {
      onNoAnswer(error);
      throw error;
    });
    Object.keys(answer.data ?? {}).forEach((field) => failures.delete(field));
    failedFields(answer).forEach((field) => failures.add(field));
    if (isUnauthenticated(answer)) onUnauthenticated?.();
    const messages = visibleMessages(answer);
    if (messages.length > 0) onMessages(messages);
    return answer as GraphQLResponse;
  };
  return new Environment({
    isServer: typeof window === 'undefined',
    network: Network.create(ask),
    store: new Store(new RecordSource(records), { gcReleaseBufferSize: KEPT_PAGES }),
  });
};
