import type { LimitFunction } from 'p-limit';
import type { Config } from '../config/parseConfig.ts';
import type { RestClient } from '../rest/restClient.ts';

/** What the loaders of every noun need. */
export interface LoaderSources {
  readonly rest: RestClient;
  /** Limits how many calls without a batch form run at a time. */
  readonly limit: LimitFunction;
  readonly batchIds: Config['batchIds'];
  readonly ipLookupUrl: string;
  /** The visitor's address, where known. */
  readonly clientIp: string | null;
}
