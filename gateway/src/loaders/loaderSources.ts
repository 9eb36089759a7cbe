import type { LimitFunction } from 'p-limit';
import type { Config } from '../config/parseConfig.ts';
import type { RestClient } from '../rest/restClient.ts';

/** The dependencies of the loaders of every noun. */
export interface LoaderSources {
  readonly rest: RestClient;
  /** Limits how many calls without a batch form run at a time. */
  readonly limit: LimitFunction;
  readonly batchIds: Config['batchIds'];
  readonly ipLookupUrl: string;
  /** The visitor's address, where known. */
  readonly clientIp: string | null;
}
