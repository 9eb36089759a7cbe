import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const intervalMs = 50;

/**
 * Returns a function that closes the connections of a server that stops as soon as they are idle. Node closes idle ones only
 * once, and never those that have not sent a request yet, so that a stop would last until their time-outs. Running responses
 * announce the end of their connection, so that clients send nothing more on it.
 */
export const idleConnectionCloser = (server: Server, running: ReadonlySet<ServerResponse>): (() => void) => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => {
    for (const response of running) if (!response.headersSent) response.setHeader('connection', 'close');
    server.closeIdleConnections();
    const timer = setInterval(() => {
      server.closeIdleConnections();
      // Only now: the request of a new connection may have been on its way.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, intervalMs);
    server.once('close', () => clearInterval(timer));
  };
};
