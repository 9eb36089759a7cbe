import { BlockList, isIP } from 'node:net';
import { localPlace, placeByFirstNumber, type Place } from './knownPlaces.ts';

const own = new BlockList();
own.addSubnet('10.0.0.0', 8);
own.addSubnet('127.0.0.0', 8);
own.addSubnet('169.254.0.0', 16);
own.addSubnet('172.16.0.0', 12);
own.addSubnet('192.168.0.0', 16);
own.addSubnet('::1', 128, 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');
own.addSubnet('fe80::', 10, 'ipv6');

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Returns a made-up place for an address; null for an invalid or unspecified one. */
export const locateAddress = (text: string): Place | null => {
  const address = mappedIpv4.exec(text)?.[1] ?? text;
  const version = isIP(address);
  if (version === 0) return null;
  if (own.check(address, version === 4 ? 'ipv4' : 'ipv6')) return localPlace;
  const first = version === 4 ? Number.parseInt(address, 10) : Number.parseInt(address, 16);
  return Number.isNaN(first) || first === 0 ? null : placeByFirstNumber(first);
};
