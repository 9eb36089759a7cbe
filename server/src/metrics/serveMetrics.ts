import { once } from 'node:events';
import { createServer } from 'node:http';
import { portFault } from '../http/portFault.ts';

interface Address {
  readonly host: string;
  readonly port: number;
}

const contentType = 'text/plain; version=0.0.4; charset=utf-8';

/** Serves `/metrics` on a port of its own, which the public cannot reach. Does not keep the process running. */
export const serveMetrics = async (
  write: () => Promise<string>,
  address: Address,
  variable: string,
): Promise<void> => {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    write().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  try {
    server.listen(address.port, address.host);
    await once(server, 'listening');
  } catch (error) {
    throw portFault(error, address, variable);
  }
  server.unref();
};
