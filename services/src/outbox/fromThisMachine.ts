import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

/**
 * Whether a request was made on this machine, and not for somebody else. The name it was made to counts, too: a page of
 * any other site could have its own name lead here.
 */
export const isFromThisMachine = ({ socket, ips, headers }: FastifyRequest): boolean =>
  [socket.remoteAddress ?? '', ...(ips ?? [])].every((address) => LOOPBACK.test(address)) &&
  LOCAL_HOST.test(headers.host ?? '');
