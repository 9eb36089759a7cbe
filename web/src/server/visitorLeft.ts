import type { ServerResponse } from 'node:http';

/** A signal that aborts when the visitor leaves before the response is complete. */
export const visitorLeft = (response: ServerResponse): AbortSignal => {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
};
