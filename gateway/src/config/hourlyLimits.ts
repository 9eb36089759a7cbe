import { namedPairs } from './namedPairs.ts';

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

/** Other limits than the usual ones: `lead=600/60,city-search=0/0`. */
export const hourlyLimits = namedPairs({
  names: limitedWrites,
  pairOf: (perAddress, perAccount): HourlyLimit => ({ perAddress, perAccount }),
  error: `must be entries such as lead=300/60, of ${limitedWrites.join(', ')}`,
}).transform((limits): HourlyLimits => ({ ...defaults, ...Object.fromEntries(limits) }));
