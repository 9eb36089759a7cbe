import type { Configuration } from 'oidc-provider';

const options = { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true } as const;

/** The cookies of one of the servers, which share a host. Behind TLS they are secure, as the server sees to it. */
export const cookiesOf = (server: string, key: string): Configuration['cookies'] => ({
  keys: [key],
  names: { session: `${server}_session`, interaction: `${server}_login`, resume: `${server}_resume` },
  long: options,
  short: options,
});
