import { isIP, isIPv6 } from 'node:net';

const mappedAddress = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/;

const bytesOf = (group: string): number[] => {
  const number = Number.parseInt(group, 16);
  return [number >> 8, number & 255];
};

/** Some proxies write the port of the caller behind the address, which is another one for each connection. */
const withoutPort = (text: string): string => {
  const [, inBrackets] = /^\[(.+)\](?::\d*)?$/.exec(text) ?? [];
  if (inBrackets !== undefined) return inBrackets;
  const withPort = text.replace(/:\d*$/, '');
  return isIP(text) === 0 && isIP(withPort) !== 0 ? withPort : text;
};

/** The eight groups of an IPv6 address, or an IPv4 address, or any other text, unchanged. */
const partsOf = (text: string): readonly string[] | string => {
  const address = withoutPort(text.replace(/^"(.*)"$/, '$1'));
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  // The URL parser shortens every spelling of an address to the same one.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const mapped = mappedAddress.exec(canonical);
  if (mapped !== null) return mapped.slice(1).flatMap(bytesOf).join('.');
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
};

const prefix = (parts: readonly string[], groups: number): string =>
  `${parts.slice(0, groups).join(':')}::/${groups * 16}`;

/**
 * What counts as one caller: an IPv4 address, or the /64 of an IPv6 address, because one subscriber has at least a whole /64.
 * Returns any other text unchanged.
 */
export const networkOf = (address: string): string => {
  const parts = partsOf(address);
  return typeof parts === 'string' ? parts : prefix(parts, 4);
};

/** A network that a caller is counted under. */
export interface CountedNetwork {
  readonly network: string;
  /** How many times as much as one caller it may do. */
  readonly share: number;
}

/** Some providers give a subscriber a whole /48, others share one among their subscribers. */
const wideShare = 4;

/** The widest network that one subscriber may have: an IPv4 address, or the /48 of an IPv6 address. */
export const widestNetworkOf = (address: string): string => {
  const parts = partsOf(address);
  return typeof parts === 'string' ? parts : prefix(parts, 3);
};

/**
 * The networks that a limit of callers counts: the caller's own, and for IPv6 also its /48, at four times the limit. Not the
 * /24 of IPv4: its addresses belong to different subscribers, and each may stand for thousands of people.
 */
export const networksOf = (address: string): readonly CountedNetwork[] => {
  const parts = partsOf(address);
  if (typeof parts === 'string') return [{ network: parts, share: 1 }];
  return [
    { network: prefix(parts, 4), share: 1 },
    { network: prefix(parts, 3), share: wideShare },
  ];
};
