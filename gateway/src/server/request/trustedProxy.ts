import { BlockList, isIP } from 'node:net';
import { LRUCache } from 'lru-cache';

const loopback = ['127.0.0.0/8', '::1/128'];

const maxAddresses = 1_000;

const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Returns a function that checks whether an address is one of our proxies. Entries are addresses, networks such as
 * `10.0.0.0/8`, or the word `loopback`.
 */
export const trustedProxies = (entries: readonly string[]) => {
  const list = new BlockList();
  for (const entry of entries.flatMap((name) => (name === 'loopback' ? loopback : [name]))) {
    const [address = '', bits] = entry.split('/');
    const version = isIP(address);
    if (version === 0) throw new Error(`TRUSTED_PROXIES: ${entry} is not an address`);
    const family = version === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, bits === undefined ? (version === 6 ? 128 : 32) : Number(bits), family);
  }
  const isListed = (address: string): boolean => {
    const plain = plainAddress(address);
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
  const known = new LRUCache<string, boolean>({ max: maxAddresses });
  return (address: string | null | undefined): boolean => {
    if (!address) return false;
    const before = known.get(address);
    if (before !== undefined) return before;
    const trusted = isListed(address);
    known.set(address, trusted);
    return trusted;
  };
};

export type IsTrusted = ReturnType<typeof trustedProxies>;

/** The visitor's address: the last one in X-Forwarded-For that is not one of our proxies. Only our proxies may set the header. */
export const clientAddress = (
  peer: string | null,
  forwardedFor: string | null,
  isTrusted: IsTrusted,
): string | null => {
  if (peer === null) return null;
  const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), peer].filter(
    (hop) => hop !== '',
  );
  let address = hops.pop() ?? peer;
  while (isTrusted(address) && hops.length > 0) {
    const next = hops.pop() ?? '';
    if (isIP(plainAddress(next)) === 0) break;
    address = next;
  }
  return plainAddress(address);
};
