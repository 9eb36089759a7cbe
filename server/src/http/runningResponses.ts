import type { Server, ServerResponse } from 'node:http';

/** The responses that a server has not ended yet. */
export const runningResponses = (server: Server): ReadonlySet<ServerResponse> => {
  const running = new Set<ServerResponse>();
  server.prependListener('request', (_request, response: ServerResponse) => {
    running.add(response);
    response.once('close', () => running.delete(response));
  });
  return running;
};
