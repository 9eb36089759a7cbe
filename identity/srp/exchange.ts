import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { generator, hash, multiplier, power, prime } from './group.ts';
import { numberOf, padded } from './numbers.ts';
import type { Owner, Verifier } from './verifier.ts';

/** The server's side of an exchange between two requests. Numbers are hexadecimal. */
export interface Exchange extends Owner {
  readonly clientValue: string;
  readonly serverValue: string;
  readonly serverSecret: string;
  readonly verifier: string;
  /** Identifies the exchange, in base64. */
  readonly secretBlock: string;
}

const hexadecimal = /^[0-9a-f]{1,770}$/i;

/** Starts an exchange; null for a client value with which the result would not depend on the password. */
export const startExchange = (owner: Owner, { verifier }: Verifier, clientValue: string): Exchange | null => {
  if (!hexadecimal.test(clientValue)) return null;
  const received = BigInt(`0x${clientValue}`);
  if (received % prime === 0n || received >= prime) return null;
  const secret = numberOf(randomBytes(32));
  const value = (multiplier * BigInt(`0x${verifier}`) + power(generator, secret)) % prime;
  return {
    ...owner,
    verifier,
    clientValue: received.toString(16),
    serverValue: value.toString(16),
    serverSecret: secret.toString(16),
    secretBlock: randomBytes(64).toString('base64'),
  };
};

/** The session key, which the client can compute only with the password. */
const sessionKey = ({ clientValue, serverValue, serverSecret, verifier }: Exchange): Buffer => {
  const received = BigInt(`0x${clientValue}`);
  const scramble = numberOf(hash(padded(received), padded(BigInt(`0x${serverValue}`))));
  const shared = power(
    (received * power(BigInt(`0x${verifier}`), scramble)) % prime,
    BigInt(`0x${serverSecret}`),
  );
  const extracted = createHmac('sha256', padded(scramble)).update(padded(shared)).digest();
  return createHmac('sha256', extracted).update('Caldera Derived Key\x01').digest().subarray(0, 16);
};

/** Whether the signature proves that the client knows the password. */
export const provesPassword = (exchange: Exchange, timestamp: string, signature: string): boolean => {
  const expected = createHmac('sha256', sessionKey(exchange))
    .update(exchange.group)
    .update(exchange.id)
    .update(Buffer.from(exchange.secretBlock, 'base64'))
    .update(timestamp)
    .digest();
  const received = Buffer.from(signature, 'base64');
  return received.length === expected.length && timingSafeEqual(expected, received);
};

/**
 * Visitors with a wrong clock must be able to sign in. The time adds little: an exchange works once, for ten minutes.
 */
const maxClockDifferenceMs = 24 * 3_600_000;

/** Whether a time such as `Sun Nov 22 09:05:00 UTC 2026` is now, give or take a day. */
export const isPresent = (timestamp: string): boolean => {
  const [, month, day, time, year] =
    /^\w{3} (\w{3}) (\d{1,2}) (\d\d:\d\d:\d\d) UTC (\d{4})$/.exec(timestamp) ?? [];
  return Math.abs(Date.parse(`${day} ${month} ${year} ${time} UTC`) - Date.now()) < maxClockDifferenceMs;
};
