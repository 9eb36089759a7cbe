import type { Config } from '../config/parseConfig.ts';
import type { RestClient } from '../rest/restClient.ts';

/** Runs a call when few enough others run. */
export type LimitCalls = <T>(call: () => Promise<T>) => Promise<T>;

/** The dependencies of the loaders of every noun. */
export interface LoaderSources {
  readonly rest: RestClient;
  /** Limits how many calls without a batch form run at a time. */
  readonly limit: LimitCalls;
  readonly batchIds: Config['batchIds'];
  readonly ipLookupUrl: string;
}
