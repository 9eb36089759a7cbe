import { createHash, getDiffieHellman } from 'node:crypto';

// The Secure Remote Password protocol (RFC 5054) as Amazon Cognito and aws-amplify speak it: a 3072-bit group, SHA-256, and
// numbers padded like signed integers.

export const prime = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
export const generator = 2n;

export const hash = (...parts: Buffer[]): Buffer => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
};

export const numberOf = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`);

/** The bytes of a number, with a leading zero byte if the first bit is set. */
export const padded = (number: bigint): Buffer => {
  const hex = number.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
};

/** `base` to the power of `exponent`, modulo the prime. */
export const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n;
  const start = base % prime;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % prime;
    if (bit === '1') result = (result * start) % prime;
  }
  return result;
};

export const multiplier = numberOf(hash(padded(prime), padded(generator)));

/** Whether a number can be a verifier: with 0, 1 and -1 modulo the prime, the result would not depend on the secret. */
export const isGroupElement = (number: bigint): boolean => number > 1n && number < prime - 1n;
