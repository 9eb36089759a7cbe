import { createServer, request as call } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The moments of a call at which a test can act. */
interface Moments {
  before: (operation: string) => Promise<void>;
  after: (operation: string) => Promise<void>;
}

const nothing = async () => undefined;

/** Forwards the calls of the services to the identity service. */
export const startAdminProxy = async (identity: () => string) => {
  const moments: Moments = { before: nothing, after: nothing };
  const server = createServer((incoming, response) => {
    const { method, headers } = incoming;
    const operation = String(headers['x-amz-target']).split('.')[1] ?? '';
    const forward = async () => {
      const body = await text(incoming);
      await moments.before(operation);
      // With all headers, which are signed.
      const outgoing = call(identity(), { method, headers }, async (answer) => {
        const answered = await text(answer);
        await moments.after(operation);
        response.writeHead(answer.statusCode ?? 500, answer.headers).end(answered);
      });
      outgoing.on('error', () => response.destroy()).end(body);
    };
    forward().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    moments,
    reset: () => Object.assign(moments, { before: nothing, after: nothing }),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

export type AdminProxy = Awaited<ReturnType<typeof startAdminProxy>>;
