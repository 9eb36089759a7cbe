import type { AuthConfig } from '../config/AuthConfig.ts';

/** What the account needs of the site. */
export interface AuthSetup {
  readonly config: AuthConfig;
}

let current: AuthSetup | undefined;

/** Sets up the account; call once, before anything else of it. */
export const setUpAuth = (setup: AuthSetup): void => {
  current = setup;
};

/** What the site passed to `setUpAuth`. */
export const authSetup = (): AuthSetup => {
  if (current === undefined) throw new Error('The account is not set up.');
  return current;
};
