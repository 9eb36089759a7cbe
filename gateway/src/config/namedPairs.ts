import { list } from '@citygigs/server/config/environment.ts';

interface PairOptions<Name extends string, Pair> {
  readonly names: readonly Name[];
  /** The value of two numbers; null if they are not allowed. */
  readonly pairOf: (first: number, second: number) => Pair | null;
  /** What is wrong with a setting that cannot be read. */
  readonly error: string;
}

const pattern = /^([\w-]+)=(\d{1,9})\/(\d{1,9})$/;

/** A setting with two numbers for each of some names, `lead=300/60,city-search=0/0`: the pairs by their names. */
export const namedPairs = <Name extends string, Pair>({ names, pairOf, error }: PairOptions<Name, Pair>) => {
  const read = (entry: string): readonly [Name, Pair] | null => {
    const [, text, first, second] = pattern.exec(entry) ?? [];
    const name = names.find((one) => one === text);
    const pair = name === undefined ? null : pairOf(Number(first), Number(second));
    return name === undefined || pair === null ? null : [name, pair];
  };
  return list
    .refine((entries) => entries.every((entry) => read(entry) !== null), { error })
    .transform((entries) => new Map(entries.map(read).filter((entry) => entry !== null)));
};
