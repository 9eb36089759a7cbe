import type { Configuration } from 'oidc-provider';

const options = { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true } as const;

/** The cookies of a server, named after it because the servers share a host. Behind TLS the library makes them secure. */
export const cookiesOf = (server: string, key: string): Configuration['cookies'] => ({
  keys: [key],
  names: { session: `${server}_session`, interaction: `${server}_login`, resume: `${server}_resume` },
  long: options,
  short: options,
});
