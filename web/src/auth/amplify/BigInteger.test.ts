// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import BigInteger from './BigInteger.ts';
import { bigIntegerAlias } from '../../../vite/bigIntegerAlias.ts';

const amplify = createRequire(import.meta.resolve('aws-amplify/package.json'));
const modules = join(
  dirname(amplify.resolve('@aws-amplify/auth/package.json')),
  'dist/esm/providers/cognito',
);
const numbers = join(modules, 'utils/srp/BigInteger/BigInteger.mjs');
const { default: AmplifyInteger } = (await import(pathToFileURL(numbers).href)) as {
  default: typeof BigInteger;
};

const prime =
  /INIT_N = ([^;]+)/.exec(readFileSync(join(modules, 'utils/srp/constants.mjs'), 'utf8'))?.[1] ?? '';
const modulus = [...prime.matchAll(/[0-9A-F]+/g)].join('');

const hexOf = (bytes: number): string => randomBytes(bytes).toString('hex');

/** What a login does with its numbers, among them a negative base and one that is a multiple of the modulus. */
const computed = async (Integer: typeof BigInteger, [a, b, c]: readonly [string, string, string]) => {
  const [base, other, exponent, divisor] = [a, b, c, modulus].map((hex) => new Integer(hex, 16));
  if (!base || !other || !exponent || !divisor) throw new Error('A number is missing.');
  const power = (of: BigInteger, by: BigInteger) =>
    new Promise<BigInteger>((resolve) => of.modPow(by, divisor, (_error, result) => resolve(result)));
  const negative = base.subtract(other.multiply(divisor));
  const results = [
    base.add(other),
    base.subtract(other),
    other.subtract(base).abs(),
    base.multiply(other),
    negative,
    negative.mod(divisor),
    base.multiply(other).mod(divisor),
    await power(base, exponent),
    await power(negative, exponent),
    await power(divisor, exponent),
    await power(base, Integer.ONE),
    Integer.ZERO,
  ];
  return {
    results: results.map((result) => result.toString(16)),
    orders: [base.compareTo(other), other.compareTo(base), base.compareTo(base)].map(Math.sign),
    equal: [base.equals(other), base.equals(new Integer(a, 16)), negative.equals(base)],
  };
};

describe('the whole numbers of logins', () => {
  it('are computed as by Amplify', async () => {
    expect(modulus).toHaveLength(768);
    for (const bytes of [1, 2, 16, 32, 128, 384]) {
      // Amplify never calls back for an exponent of zero.
      const input = [hexOf(bytes), hexOf(bytes), `1${hexOf(Math.min(bytes, 48))}`] as const;
      expect({ input, ...(await computed(BigInteger, input)) }).toEqual({
        input,
        ...(await computed(AmplifyInteger, input)),
      });
    }
  });

  it('are imported by Amplify only as the build replaces them', () => {
    const paths = globSync(join(modules, '{utils,apis/*.mjs}/**'), { withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!native)\.mjs$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .flatMap((source) =>
        [...source.matchAll(/from '([^']*BigInteger[^']*)'/g)].map(([, path = '']) => path),
      );
    expect(paths).toContain('./srp/BigInteger/BigInteger.mjs');
    expect(paths.filter((path) => !bigIntegerAlias.find.test(path) && path !== './BigInteger.mjs')).toEqual(
      [],
    );
  });
});
