import type { Config } from '../../config/parseConfig.ts';

/** Measures the calls of the gateway. A call that ends because its visitor left is not measured. */
export interface GatewayObserver {
  /** An attempt has ended: with a status below 500, or otherwise. */
  readonly called: (outcome: 'answered' | 'failed', seconds: number) => void;
  /** A request is sent again, because its connection was refused, or lost before the answer. */
  readonly retried: (cause: 'refused' | 'lost') => void;
}

/** The configuration of the server, and what measures its calls. */
export interface ServerConfig extends Config {
  readonly gatewayObserver?: GatewayObserver | undefined;
}

/** How the server reaches the gateway. */
export type GatewayAccess = Pick<ServerConfig, 'gatewayUrl' | 'gatewayRetryMs' | 'gatewayObserver'>;
