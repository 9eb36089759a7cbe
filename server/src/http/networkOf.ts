import { isIPv6 } from 'node:net';

const mappedAddress = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/;

const bytesOf = (group: string): number[] => {
  const number = Number.parseInt(group, 16);
  return [number >> 8, number & 255];
};

/**
 * What counts as one caller: an IPv4 address, or the /64 of an IPv6 address, because one subscriber has at least a whole /64.
 * Returns any other text unchanged.
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  // The URL parser shortens every spelling of an address to the same one.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const mapped = mappedAddress.exec(canonical);
  if (mapped !== null) return mapped.slice(1).flatMap(bytesOf).join('.');
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
};
