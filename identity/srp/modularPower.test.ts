import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { power, prime } from './group.ts';
import { modularPower } from './modularPower.ts';
import { numberOf } from './numbers.ts';

/** The power by squares and products. */
const slowPower = (base: bigint, exponent: bigint, modulus: bigint): bigint => {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % modulus;
    if (bit === '1') result = (result * base) % modulus;
  }
  return result;
};

/** A number of so many bytes, always the same one. */
const numberFrom = (seed: string, bytes: number): bigint =>
  numberOf(
    Buffer.concat(
      Array.from({ length: Math.ceil(bytes / 32) }, (_, at) =>
        createHash('sha256').update(`${seed} ${at}`).digest(),
      ),
    ).subarray(0, bytes),
  );

describe('a modular power', () => {
  const bases = [0n, 1n, 2n, 127n, 128n, prime - 1n, prime - 2n, prime, prime + 5n, numberFrom('base', 384)];
  const exponents = [0n, 1n, 2n, 255n, 65_537n, numberFrom('exponent', 32), prime - 1n];

  it.each(bases.flatMap((base, at) => exponents.map((exponent) => ({ at, base, exponent }))))(
    'of base $at is the one of squares and products: $exponent',
    ({ base, exponent }) => expect(power(base, exponent)).toBe(slowPower(base % prime, exponent, prime)),
  );

  it('is right for bases and exponents of all lengths, of both halves of the group', () => {
    for (let bytes = 1; bytes <= 384; bytes += 23) {
      const base = numberFrom(`base ${bytes}`, bytes) % prime;
      const exponent = numberFrom(`exponent ${bytes}`, 1 + (bytes % 40));
      for (const each of [base, prime - base])
        expect(power(each, exponent)).toBe(slowPower(each, exponent, prime));
    }
  });

  it('agrees with the published example of RFC 5054', () => {
    // Appendix B: the 1024-bit group, x and the verifier.
    const modulus = BigInt(
      '0xEEAF0AB9ADB38DD69C33F80AFA8FC5E86072618775FF3C0B9EA2314C9C256576D674DF7496EA81D3383B4813D692C6E0E0D5D8E250B98BE48E495C1D6089DAD15DC7D7B46154D6B6CE8EF4AD69B15D4982559B297BCF1885C529F566660E57EC68EDBC3C05726CC02FD4CBF4976EAA9AFD5138FE8376435B9FC61D2FC0EB06E3',
    );
    const verifier = BigInt(
      '0x7E273DE8696FFC4F4E337D05B4B375BEB0DDE1569E8FA00A9886D8129BADA1F1822223CA1A605B530E379BA4729FDC59F105B4787E5186F5C671085A1447B52A48CF1970B4FB6F8400BBF4CEBFBB168152E08AB5EA53D15C1AFF87B2B9DA6E04E058AD51CC72BFC9033B564E26480D78E955A5E29E7AB245DB2BE315E2099AFB',
    );
    expect(modularPower(modulus)(2n, BigInt('0x94B7555AABE9127CC58CCF4993DB6CF84D16C124'))).toBe(verifier);
  });
});
