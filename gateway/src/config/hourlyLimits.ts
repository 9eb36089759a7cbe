import { list } from './environment.ts';

/** The writes of visitors that are limited. */
export const limitedWrites = ['lead', 'city-request', 'city-search', 'review-report'] as const;

export type LimitedWrite = (typeof limitedWrites)[number];

/** How often a client may write within an hour; 0 for as often as it wants. */
export interface HourlyLimit {
  readonly perAddress: number;
  readonly perAccount: number;
}

export type HourlyLimits = Readonly<Record<LimitedWrite, HourlyLimit>>;

/** Beyond what people do, even if many share one address. */
const defaults: HourlyLimits = {
  lead: { perAddress: 300, perAccount: 60 },
  'city-request': { perAddress: 60, perAccount: 30 },
  'city-search': { perAddress: 1_200, perAccount: 600 },
  'review-report': { perAddress: 120, perAccount: 60 },
};

const pattern = /^([\w-]+)=(\d{1,9})\/(\d{1,9})$/;

const isName = (text: string): text is LimitedWrite => limitedWrites.some((name) => name === text);

const limitOf = (entry: string): readonly [LimitedWrite, HourlyLimit] | null => {
  const [, name = '', perAddress, perAccount] = pattern.exec(entry) ?? [];
  return isName(name) ? [name, { perAddress: Number(perAddress), perAccount: Number(perAccount) }] : null;
};

/** Other limits than the usual ones: `lead=600/60,city-search=0/0`. */
export const hourlyLimits = list
  .refine((entries) => entries.every((entry) => limitOf(entry) !== null), {
    error: `must be entries such as lead=300/60, of ${limitedWrites.join(', ')}`,
  })
  .transform((entries): HourlyLimits => ({
    ...defaults,
    ...Object.fromEntries(entries.map(limitOf).filter((entry) => entry !== null)),
  }));
