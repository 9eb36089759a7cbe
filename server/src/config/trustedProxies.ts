import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { list } from './environment.ts';

const isProxyEntry = (entry: string): boolean => {
  // proxy-addr takes `10.0.0` for 10.0.0.0, and `010.0.0.1` for 8.0.0.1.
  if (entry !== 'loopback' && isIP(entry.split('/', 1)[0] ?? '') === 0) return false;
  try {
    compile(entry);
    return true;
  } catch {
    return false;
  }
};

/** The proxies whose `X-Forwarded-For` is believed: addresses, networks, or the word loopback. */
export const trustedProxies = list
  .refine((entries) => entries.every(isProxyEntry), {
    error: 'must be addresses, networks such as 10.0.0.0/8, or the word loopback',
  })
  .default(['loopback']);
