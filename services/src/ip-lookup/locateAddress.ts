import { BlockList, isIP } from 'node:net';
import { privateLocation, locationByFirstNumber, type Location } from './sampleLocations.ts';

const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('169.254.0.0', 16);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('::1', 128, 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Returns an invented location for an address; null for an invalid or unspecified one. */
export const locateAddress = (text: string): Location | null => {
  const address = mappedIpv4.exec(text)?.[1] ?? text;
  const version = isIP(address);
  if (version === 0) return null;
  if (privateNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6')) return privateLocation;
  const first = version === 4 ? Number.parseInt(address, 10) : Number.parseInt(address, 16);
  return Number.isNaN(first) || first === 0 ? null : locationByFirstNumber(first);
};
