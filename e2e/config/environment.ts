import { isWholeMatrix } from '../../server/test/isWholeMatrix.ts';

/** One copy of the gateway and the site with its own recording proxy; each parallel worker has one. */
export interface StackAddresses {
  /** The base URL for the browser. */
  readonly web: string;
  /** The GraphQL endpoint. */
  readonly gateway: string;
}

/** The addresses of one parallel worker. */
export interface WorkerAddresses extends StackAddresses {
  /** The origin of the server that stands in for Google's and Sentry's. */
  readonly thirdParties: string;
}

/** The addresses of the running product. */
export interface ProductAddresses {
  /** The control server of the harness: recorded calls, faults, reports, rows. */
  readonly control: string;
  /** The REST services without a proxy. */
  readonly services: string;
  /** The identity service. */
  readonly identity: string;
  readonly stacks: readonly WorkerAddresses[];
  /** An origin for each worker where it can start a site with other settings, which the identity service accepts. */
  readonly spareSites: readonly string[];
}

const productVariable = 'E2E_PRODUCT';

/** Path of the browser to use; undefined selects Playwright's own. */
export const chromiumPath = (): string | undefined => process.env['CHROMIUM_PATH'] || undefined;

/**
 * How many journeys with faults `faults/acknowledged` makes: `JOURNEYS`; otherwise 28, which are all pairs of a kind and a fault,
 * in the whole matrix, and four in `npm test`.
 */
export const faultyJourneys = (): number => Number(process.env['JOURNEYS'] ?? (isWholeMatrix ? 28 : 4));

/** Whether the product that `npm run e2e:stack` keeps running may be used: `E2E_REUSE=1`. */
export const reusesProduct = (): boolean => process.env['E2E_REUSE'] === '1';

/** The environment that child processes inherit. */
export const inheritedEnvironment = (): NodeJS.ProcessEnv => process.env;

/** Publishes the addresses in this process's environment, which the workers inherit. */
export const publishProduct = (addresses: ProductAddresses): void => {
  process.env[productVariable] = JSON.stringify(addresses);
};

/** The addresses that the global setup published. */
export const runningProduct = (): ProductAddresses => {
  const text = process.env[productVariable];
  if (text === undefined) throw new Error('The product is not running: e2e/playwright.config.ts starts it');
  return JSON.parse(text) as ProductAddresses;
};
