import { createPrivateKey, createPublicKey } from 'node:crypto';
import { numberOf, padded } from './numbers.ts';

const integerTag = 0x02;
const bytesTag = 0x04;
const sequenceTag = 0x30;

/** The identifier of Diffie-Hellman keys, in DER. */
const diffieHellman = Buffer.from('06092a864886f70d010301', 'hex');

/** A value in DER. */
const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};

/** The first value of some DER, and what follows it. */
const read = (bytes: Buffer): { readonly content: Buffer; readonly rest: Buffer } => {
  const first = bytes.readUInt8(1);
  const sizeBytes = first < 0x80 ? 0 : first & 0x7f;
  const start = 2 + sizeBytes;
  const end = start + (sizeBytes === 0 ? first : bytes.readUIntBE(2, sizeBytes));
  return { content: bytes.subarray(start, end), rest: bytes.subarray(end) };
};

const integer = (number: bigint): Buffer => der(integerTag, padded(number));

/**
 * Computes powers modulo a prime in a fraction of the time of a loop over BigInt, which holds up the event loop: OpenSSL computes
 * the public part of a Diffie-Hellman key from the private one, and that is the power. The class for it in Node would first check
 * the prime for seconds.
 */
export const modularPower = (prime: bigint) => {
  const version = integer(0n);
  const modulus = integer(prime);
  return (base: bigint, exponent: bigint): bigint => {
    const group = der(sequenceTag, diffieHellman, der(sequenceTag, modulus, integer(base % prime)));
    const key = der(sequenceTag, version, group, der(bytesTag, integer(exponent)));
    const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    const { content } = read(createPublicKey(privateKey).export({ format: 'der', type: 'spki' }));
    const { content: bits } = read(read(content).rest);
    // The first byte counts the bits that the last one leaves out: none.
    return numberOf(read(bits.subarray(1)).content);
  };
};
