// A TCP proxy that makes connections fail. A fault applies to open connections, too, from the next data on.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What each fault does with data of the server; `client` and `server` are the two connections. */
const faults = {
  delay: async ({ client, data, ms }) => {
    await pause(ms);
    client.write(data);
  },
  drip: async ({ client, data, ms }) => {
    for (const byte of data) {
      if (client.destroyed) return;
      client.write(Buffer.from([byte]));
      await pause(ms);
    }
  },
  reset: ({ client }) => client.resetAndDestroy(),
  /** The client hears that nothing more comes, but may still send. */
  halfClose: ({ client }) => client.end(),
  truncate: ({ client, data, bytes }) => client.end(data.subarray(0, bytes)),
  garbage: ({ client, data }) => client.write(randomBytes(data.length)),
  hang: () => {},
};

/** Faults that the server never hears of, because the request does not reach it. */
const keepsRequests = new Set(['hang']);

/** Starts a proxy in front of a port. */
export const startChaosProxy = async (targetPort) => {
  let choose = () => null;
  const sockets = new Set();
  const closedAt = [];
  let opened = 0;
  let open = 0;
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    const upstream = connect({ port: targetPort, host: '127.0.0.1', noDelay: true });
    let sending = Promise.resolve();
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', () => sockets.delete(socket));
    }
    opened += 1;
    open += 1;
    client.on('data', (data) => {
      const fault = choose();
      if (!keepsRequests.has(fault?.kind)) upstream.write(data);
    });
    client.on('end', () => upstream.end());
    client.on('close', () => {
      closedAt.push(performance.now());
      open -= 1;
      upstream.destroy();
    });
    upstream.on('data', (data) => {
      const fault = choose();
      sending = sending.then(() => {
        if (client.destroyed || client.writableEnded) return undefined;
        return fault === null ? client.write(data) : faults[fault.kind]({ client, data, ...fault });
      });
    });
    upstream.on('end', () => (sending = sending.then(() => client.end())));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    /** When clients closed their connections, how many they ever opened, and how many are open. */
    closedAt,
    opened: () => opened,
    open: () => open,
    closeAll,
    /** A fault for all, null for none, or a function that returns either. */
    set: (fault) => (choose = typeof fault === 'function' ? fault : () => fault),
    stop: () => {
      closeAll();
      server.close();
    },
  };
};
