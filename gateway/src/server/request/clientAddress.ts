import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { all, type compile } from '@fastify/proxy-addr';

/** Checks whether an address is one of our proxies. */
export type IsTrusted = ReturnType<typeof compile>;

const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The visitor's address: the last one in X-Forwarded-For that is not one of our proxies. Only our proxies may set the header. */
export const clientAddress = (request: IncomingMessage, isTrusted: IsTrusted): string | null =>
  request.socket.remoteAddress === undefined
    ? null
    : (all(request, isTrusted)
        .map(plainAddress)
        .findLast((address) => isIP(address) !== 0) ?? null);
