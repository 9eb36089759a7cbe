import type { Config } from '../config/parseConfig.ts';
import type { RestHelper } from '../rest/restHelper.ts';
import type { Bounded } from './bounded.ts';

/** What every noun's loaders are made of. */
export interface LoaderSources {
  readonly rest: RestHelper;
  /** Bounds the calls of one request that have no batch form. */
  readonly limit: Bounded;
  readonly batchIds: Config['batchIds'];
  readonly ipLookupUrl: string;
}
