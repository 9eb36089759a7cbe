import { isIP } from 'node:net';

/** Whether a setting names a proxy or a network of proxies. */
export const isProxyEntry = (entry: string): boolean => {
  if (entry === 'loopback') return true;
  const [address = '', bits, ...more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32));
};
