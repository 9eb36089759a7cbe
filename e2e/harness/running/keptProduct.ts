import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductAddresses } from '../../config/environment.ts';
import { root } from '../folders.ts';

/** A product that `npm run e2e:stack` keeps running between runs. */
interface KeptProduct {
  readonly startedAt: number;
  readonly addresses: ProductAddresses;
}

const file = join(root, '.cache/e2e-stack.json');

/** The files that the processes of the product read when they start. */
const sources = [
  '{gateway,server,services}/src/**/*.ts',
  'web/src/{server,config}/**/*.ts',
  'web/dist/server/**',
  'schema/**/*.{json,graphql}',
  'locales/**/*.json',
  'e2e/harness/**/*.ts',
];

const newestChange = (): number =>
  Math.max(...sources.flatMap((pattern) => globSync(pattern, { cwd: root })).map(changedAt));

const changedAt = (path: string): number => statSync(join(root, path)).mtimeMs;

export const keepProduct = (addresses: ProductAddresses): void => {
  const kept: KeptProduct = { startedAt: Date.now(), addresses };
  writeFileSync(file, JSON.stringify(kept));
};

export const forgetProduct = (): void => rmSync(file, { force: true });

const readKept = (): KeptProduct | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KeptProduct;
  } catch {
    return undefined;
  }
};

/** The product of `npm run e2e:stack`, unless it has ended, runs older sources or has too few copies of the site. */
export const findKeptProduct = async (workers: number): Promise<ProductAddresses | undefined> => {
  const kept = readKept();
  if (kept === undefined || kept.addresses.stacks.length < workers) return undefined;
  const answer = await fetch(`${kept.addresses.control}/0/calls`).catch(() => null);
  if (answer?.ok !== true) return undefined;
  if (newestChange() <= kept.startedAt) return kept.addresses;
  process.stdout.write('Sources have changed since npm run e2e:stack started, so this run starts its own.\n');
  return undefined;
};
