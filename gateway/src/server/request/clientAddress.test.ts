import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddress, trustedProxies } from './clientAddress.ts';

const isTrusted = trustedProxies(['loopback', '10.0.0.0/8']);

it.each([
  ['127.0.0.1', '1.1.1.1, 93.184.216.34, 10.0.0.2', '93.184.216.34'],
  ['::ffff:10.2.3.4', '2001:db8::7', '2001:db8::7'],
  ['::1', '::ffff:93.184.216.34,,', '93.184.216.34'],
  ['::1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['93.184.216.34', '1.1.1.1', '93.184.216.34'],
  ['11.2.3.4', '127.0.0.1', '11.2.3.4'],
  ['::ffff:127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '1.1.1.1, nonsense', '127.0.0.1'],
  ['127.0.0.1', '1.1.1.1, 010.0.0.9', '127.0.0.1'],
  [undefined, '1.1.1.1', null],
])('of a request by %s for %s is %s', (remoteAddress, forwarded, address) => {
  const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } };
  expect(clientAddress(request as unknown as IncomingMessage, isTrusted)).toBe(address);
});
