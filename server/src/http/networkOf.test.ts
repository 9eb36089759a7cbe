import { describe, expect, it } from 'vitest';
import { networkOf, networksOf, widestNetworkOf } from './networkOf.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['198.51.100.9:50123', '198.51.100.9'],
    ['[2001:db8:1:2::7]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
    ['"[2001:db8:1:2::7]:443"', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:3:4:5:6:50123', '2001:db8:1:2::/64'],
    ['::ffff:198.51.100.9:50123', '198.51.100.9'],
    ['198.51.100.9:', '198.51.100.9'],
    ['ada@example.org', 'ada@example.org'],
  ])('counts %s as %s', { tags: ['R7.103'] }, (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('networksOf', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2A02:810D::9', ['2a02:810d:0:0::/64', '2a02:810d:0::/48']],
    ['198.51.100.23', ['198.51.100.23']],
    ['::ffff:198.51.100.23', ['198.51.100.23']],
    ['kim@example.org', ['kim@example.org']],
  ])('counts %s under %j', (address, networks) => {
    expect(networksOf(address).map(({ network }) => network)).toEqual(networks);
    expect(widestNetworkOf(address)).toBe(networks.at(-1));
  });

  it('lets a /48 do four times as much as a /64', () => {
    expect(networksOf('2001:db8::1').map(({ share }) => share)).toEqual([1, 4]);
    expect(networksOf('192.0.2.1').map(({ share }) => share)).toEqual([1]);
  });
});
