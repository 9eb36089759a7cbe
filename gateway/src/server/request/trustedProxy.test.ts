import { describe, expect, it } from 'vitest';
import { clientAddress, trustedProxies } from './trustedProxy.ts';

const isTrusted = trustedProxies(['loopback', '10.0.0.0/8']);

describe('trustedProxies', () => {
  it('knows loopback, networks and mapped addresses', () => {
    expect(isTrusted('127.0.0.1')).toBe(true);
    expect(isTrusted('::ffff:127.0.0.1')).toBe(true);
    expect(isTrusted('::1')).toBe(true);
    expect(isTrusted('10.2.3.4')).toBe(true);
    expect(isTrusted('11.2.3.4')).toBe(false);
    expect(isTrusted(null)).toBe(false);
  });

  it('refuses an entry that is no address', () => {
    expect(() => trustedProxies(['everyone'])).toThrow('everyone');
  });
});

describe('clientAddress', () => {
  it('is the last address that is not a proxy of ours', () => {
    expect(clientAddress('127.0.0.1', '1.1.1.1, 93.184.216.34, 10.0.0.2', isTrusted)).toBe('93.184.216.34');
  });

  it('believes no one else', () => {
    expect(clientAddress('93.184.216.34', '1.1.1.1', isTrusted)).toBe('93.184.216.34');
  });

  it('stays with the peer when nothing was forwarded or it is nonsense', () => {
    expect(clientAddress('::ffff:127.0.0.1', null, isTrusted)).toBe('127.0.0.1');
    expect(clientAddress('127.0.0.1', 'nonsense', isTrusted)).toBe('127.0.0.1');
  });
});
