// Identical in gateway, services and web; scripts/sameRules.test.mjs compares them.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const intervalMs = 50;

/**
 * Returns a function that closes the connections of a server that stops as soon as they are idle. Node closes idle ones only
 * once, and never those that have not sent a request yet, so that a stop would last until their time-outs.
 */
export const idleConnectionCloser = (server: Server): (() => void) => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => {
    const close = () => {
      server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    };
    close();
    const timer = setInterval(close, intervalMs);
    server.once('close', () => clearInterval(timer));
  };
};
