import { createHash, getDiffieHellman } from 'node:crypto';
import { modularPower } from './modularPower.ts';
import { numberOf, padded } from './numbers.ts';

// The Secure Remote Password protocol (RFC 5054) as Amazon Cognito and aws-amplify speak it: a 3072-bit group, SHA-256, and
// numbers padded like signed integers.

export const prime = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
export const generator = 2n;

export const hash = (...parts: Buffer[]): Buffer => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
};

/** `base` to the power of `exponent`, modulo the prime. */
export const power = modularPower(prime);

export const multiplier = numberOf(hash(padded(prime), padded(generator)));

/** Whether a number can be a verifier: with 0, 1 and -1 modulo the prime, the result would not depend on the secret. */
export const isGroupElement = (number: bigint): boolean => number > 1n && number < prime - 1n;
