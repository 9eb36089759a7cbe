import { isHostedReturn } from './hostedReturn.ts';
import { withoutParameters } from '../paths/searchOf.ts';

/** The parameter of a link that confirms an address. */
export const verificationCodeParameter = 'verification_code';

/**
 * Parameters that let their holder sign in or set a password. A link to another page does not need them. `state` is one only where the
 * hosted sign-in page sets it; elsewhere it is that of a search.
 */
const credentialsIn = (search: string): readonly string[] => [
  'token',
  'secretHash',
  'code',
  ...(isHostedReturn(search) ? ['state'] : []),
];

const secretsIn = (search: string): readonly string[] => [
  ...credentialsIn(search),
  verificationCodeParameter,
];

/** Whether the query of a URL has a secret, so that no cache may store the page. */
export const hasSecret = (url: string): boolean => {
  const { search, searchParams } = new URL(url, 'http://site');
  return secretsIn(search).some((name) => searchParams.has(name));
};

/**
 * The query without credentials; unchanged if there are none. Keeps `verification_code`, which confirms an address and is needed
 * until the login, even in another language.
 */
export const withoutCredentials = (search: string): string =>
  withoutParameters(search, credentialsIn(search));

/** A path and query, or a query alone, without any secret: for what is stored, compared or shown. */
export const withoutSecrets = (path: string): string => {
  const start = path.indexOf('?');
  if (start < 0) return path;
  const search = path.slice(start);
  return path.slice(0, start) + withoutParameters(search, secretsIn(search));
};
