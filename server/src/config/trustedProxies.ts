import { isIP } from 'node:net';
import { list } from './environment.ts';

const isProxyEntry = (entry: string): boolean => {
  if (entry === 'loopback') return true;
  const [address = '', bits, ...more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32));
};

/** The proxies whose `X-Forwarded-For` is believed: addresses, networks, or the word loopback. */
export const trustedProxies = list
  .refine((entries) => entries.every(isProxyEntry), {
    error: 'must be addresses, networks such as 10.0.0.0/8, or the word loopback',
  })
  .default(['loopback']);
