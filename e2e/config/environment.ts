/** One copy of the gateway and the site, with its own recording proxy; each parallel worker has one to itself. */
export interface StackAddresses {
  /** Where the browser goes. */
  readonly web: string;
  /** The GraphQL endpoint. */
  readonly gateway: string;
}

/** Where the running product is. */
export interface ProductAddresses {
  /** The harness's own door: recorded calls, faults, reports, rows. */
  readonly control: string;
  /** The REST services themselves, without a proxy. */
  readonly services: string;
  readonly stacks: readonly StackAddresses[];
}

const productVariable = 'E2E_PRODUCT';

/** The browser to use; Playwright's own where none is named. */
export const chromiumPath = (): string | undefined => process.env['CHROMIUM_PATH'] || undefined;

/** Whether every page is looked at in every combination of language, colour scheme and width: `E2E_MATRIX=full`. */
export const isWholeMatrix = (): boolean => process.env['E2E_MATRIX'] === 'full';

/** What a child process inherits. */
export const inheritedEnvironment = (): NodeJS.ProcessEnv => process.env;

/** Hands the addresses to the workers, which inherit this process's environment. */
export const publishProduct = (addresses: ProductAddresses): void => {
  process.env[productVariable] = JSON.stringify(addresses);
};

/** The addresses that the set-up handed over. */
export const runningProduct = (): ProductAddresses => {
  const text = process.env[productVariable];
  if (text === undefined)
    throw new Error('The product does not run: tests start it through e2e/playwright.config.ts');
  return JSON.parse(text) as ProductAddresses;
};
