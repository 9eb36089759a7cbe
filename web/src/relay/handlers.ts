import type { DefaultHandlerProvider } from 'relay-runtime';

let provider: typeof DefaultHandlerProvider | undefined;

/**
 * Loads Relay's handlers of connections and of the edges that mutations change. The server applies them to the first page, so that
 * the browser needs them with the first answer only.
 */
export const loadHandlers = async (): Promise<void> => {
  provider ??= (await import('relay-runtime')).DefaultHandlerProvider;
};

/** The handler of a field in an answer. */
export const handlerProvider = (handle: string) => provider?.(handle);
