import type { FastifyRequest } from 'fastify';

const loopbackAddress = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

/**
 * Whether a request comes from this machine. Also checks the host name, because
 * other sites could let their own name resolve to it (DNS rebinding).
 */
export const isLocalRequest = ({ socket, ips, headers }: FastifyRequest): boolean =>
  [socket.remoteAddress ?? '', ...(ips ?? [])].every((address) => loopbackAddress.test(address)) &&
  localHost.test(headers.host ?? '');
