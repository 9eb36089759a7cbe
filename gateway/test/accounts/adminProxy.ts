import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The moments of a call at which a test can act. */
interface Moments {
  before: (method: string) => Promise<void>;
  after: (method: string) => Promise<void>;
}

const nothing = async () => undefined;

/** Forwards the calls of the services to the administration of the identity service. */
export const startAdminProxy = async (identity: () => string) => {
  const moments: Moments = { before: nothing, after: nothing };
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const forward = async () => {
      const body = await text(request);
      await moments.before(method);
      const answer = await fetch(`${identity()}${url}`, {
        method,
        headers: {
          authorization: headers.authorization ?? '',
          ...(body === '' ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === '' ? {} : { body }),
      });
      const answered = await answer.text();
      await moments.after(method);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answered);
    };
    forward().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/admin`,
    moments,
    reset: () => Object.assign(moments, { before: nothing, after: nothing }),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

export type AdminProxy = Awaited<ReturnType<typeof startAdminProxy>>;
