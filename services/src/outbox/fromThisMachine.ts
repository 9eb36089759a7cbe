import type { FastifyRequest } from 'fastify';

const loopbackAddress = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

/**
 * Whether a request comes from this machine itself. Checks the host name as well, because
 * other sites could point their own name here (DNS rebinding).
 */
export const isFromThisMachine = ({ socket, ips, headers }: FastifyRequest): boolean =>
  [socket.remoteAddress ?? '', ...(ips ?? [])].every((address) => loopbackAddress.test(address)) &&
  localHost.test(headers.host ?? '');
