import { describe, expect, it } from 'vitest';
import { clientAddress, trustedProxies } from './trustedProxy.ts';

const isTrusted = trustedProxies(['loopback', '10.0.0.0/8']);

describe('trustedProxies', () => {
  it('matches loopback, networks and IPv4-mapped addresses', () => {
    expect(isTrusted('127.0.0.1')).toBe(true);
    expect(isTrusted('::ffff:127.0.0.1')).toBe(true);
    expect(isTrusted('::1')).toBe(true);
    expect(isTrusted('10.2.3.4')).toBe(true);
    expect(isTrusted('11.2.3.4')).toBe(false);
    expect(isTrusted(null)).toBe(false);
  });

  it('throws for an entry that is not an address', () => {
    expect(() => trustedProxies(['everyone'])).toThrow('everyone');
  });
});

describe('clientAddress', () => {
  it('is the last forwarded address that is not one of our proxies', () => {
    expect(clientAddress('127.0.0.1', '1.1.1.1, 93.184.216.34, 10.0.0.2', isTrusted)).toBe('93.184.216.34');
  });

  it('ignores forwarded addresses from any other sender', () => {
    expect(clientAddress('93.184.216.34', '1.1.1.1', isTrusted)).toBe('93.184.216.34');
  });

  it('is the peer when nothing or no address was forwarded', () => {
    expect(clientAddress('::ffff:127.0.0.1', null, isTrusted)).toBe('127.0.0.1');
    expect(clientAddress('127.0.0.1', 'nonsense', isTrusted)).toBe('127.0.0.1');
  });
});
