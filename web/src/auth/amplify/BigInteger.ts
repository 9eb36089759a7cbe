/** The powers of a base that one hexadecimal digit of an exponent can ask for. */
const powersOf = (base: bigint, modulus: bigint): readonly bigint[] => {
  const powers = [1n];
  for (let power = base; powers.length < 16; power = (power * base) % modulus) powers.push(power);
  return powers;
};

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/**
 * Whole numbers for Amplify's logins, which the build puts in the place of its own. Those are arrays of small numbers, as for
 * browsers without big integers, and take six times as long: about a second of a login on a cheap phone. This class has the
 * methods that Amplify calls, with the same results.
 */
// oxlint-disable-next-line import/no-default-export -- Amplify imports the default export
export default class BigInteger {
  static readonly ZERO = new BigInteger(0n);
  static readonly ONE = new BigInteger(1n);
  readonly #value: bigint;

  /** Amplify passes hexadecimal digits, and their radix. */
  constructor(value: string | bigint, _radix?: 16) {
    this.#value = typeof value === 'bigint' ? value : BigInt(`0x${value}`);
  }

  add(other: BigInteger): BigInteger {
    return new BigInteger(this.#value + other.#value);
  }

  subtract(other: BigInteger): BigInteger {
    return new BigInteger(this.#value - other.#value);
  }

  multiply(other: BigInteger): BigInteger {
    return new BigInteger(this.#value * other.#value);
  }

  /** The remainder from 0 to below the modulus, also of a negative number. */
  mod(modulus: BigInteger): BigInteger {
    const remainder = this.#value % modulus.#value;
    return new BigInteger(remainder < 0n ? remainder + modulus.#value : remainder);
  }

  abs(): BigInteger {
    return new BigInteger(absolute(this.#value));
  }

  compareTo(other: BigInteger): number {
    return Number(this.#value > other.#value) - Number(this.#value < other.#value);
  }

  equals(other: BigInteger): boolean {
    return this.#value === other.#value;
  }

  /** Passes the power with a remainder on, four bits of the exponent at a time. */
  modPow(
    exponent: BigInteger,
    modulus: BigInteger,
    callback: (error: null, power: BigInteger) => void,
  ): void {
    const divisor = modulus.#value;
    const powers = powersOf(this.mod(modulus).#value, divisor);
    let power = 1n;
    for (const digit of exponent.toString(16)) {
      for (let bit = 0; bit < 4; bit += 1) power = (power * power) % divisor;
      power = (power * (powers[parseInt(digit, 16)] ?? 1n)) % divisor;
    }
    callback(null, new BigInteger(power));
  }

  toString(radix: number): string {
    return this.#value.toString(radix);
  }
}
