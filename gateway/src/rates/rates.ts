import type { Redis } from 'ioredis';
import type { Config } from '../config/parseConfig.ts';
import { limitedWrites, type LimitedWrite } from '../config/hourlyLimits.ts';
import { networkCounter, rateCounter } from './rateCounter.ts';

/** Who writes. */
export interface RatedClient {
  readonly address: string | null;
  /** Identifies the account of a user; null for guests. */
  readonly account: string | null;
}

/** Limits the writes of each address and account. */
export const createRates = (
  { hourlyLimits }: Pick<Config, 'hourlyLimits'>,
  /** Where all processes count together; null: each counts for itself. */
  redis: Redis | null,
  /** Called when a write is refused, with what had written too often. */
  onLimited?: (write: LimitedWrite, by: 'address' | 'account') => void,
) => {
  const counters = Object.fromEntries(
    limitedWrites.map((name) => {
      const { perAddress, perAccount } = hourlyLimits[name];
      return [
        name,
        {
          ofAddress: networkCounter({ name: `${name}:address`, max: perAddress, redis }),
          ofAccount: rateCounter({ name: `${name}:account`, max: perAccount, redis }),
        },
      ];
    }),
  ) as Record<LimitedWrite, Record<'ofAddress' | 'ofAccount', ReturnType<typeof rateCounter>>>;
  return {
    /** Counts a write. Resolves to null, or to the number of seconds until the client may write again. */
    take: async (write: LimitedWrite, { address, account }: RatedClient): Promise<number | null> => {
      const { ofAddress, ofAccount } = counters[write];
      const addressWait = address === null ? null : await ofAddress(address);
      if (addressWait !== null) onLimited?.(write, 'address');
      if (addressWait !== null || account === null) return addressWait;
      const accountWait = await ofAccount(account);
      if (accountWait !== null) onLimited?.(write, 'account');
      return accountWait;
    },
    /** Counts the requests of an API key. */
    ofKey: (name: string, max: number) => rateCounter({ name: `key:${name}:${max}`, max, redis }),
  };
};

export type Rates = ReturnType<typeof createRates>;
