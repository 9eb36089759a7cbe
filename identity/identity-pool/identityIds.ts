import { randomBytes } from 'node:crypto';
import type { IdentityDeps } from '../deps.ts';

type Deps = Pick<IdentityDeps, 'secrets' | 'settings'>;

/** 16 bytes as an id of an identity pool: its region and a UUID of version 8. */
const idOf = (pool: string, bytes: Buffer): string => {
  const hex = bytes.toString('hex');
  const [region] = pool.split(':');
  return `${region}:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const guestWith = (deps: Deps, random: Buffer): string =>
  idOf(
    deps.settings.identityPoolId,
    Buffer.concat([
      random,
      deps.secrets.keyedHash(`guest identity ${random.toString('hex')}`).subarray(0, 10),
    ]),
  );

/** The identity of a user in a pool, always the same. */
export const userIdentity = (
  deps: Deps,
  userId: string,
  pool: string = deps.settings.identityPoolId,
): string => {
  const name = pool === deps.settings.identityPoolId ? '' : ` in ${pool}`;
  return idOf(pool, deps.secrets.keyedHash(`identity of ${userId}${name}`).subarray(0, 16));
};

/** A new identity for a visitor. It is not stored: its second part is a keyed hash of its first. */
export const guestIdentity = (deps: Deps): string => guestWith(deps, randomBytes(6));

/** Whether this service has issued an identity to a visitor. */
export const isGuestIdentity = (deps: Deps, id: string): boolean => {
  const hex = id.slice(id.indexOf(':') + 1).replaceAll('-', '');
  return /^[0-9a-f]{32}$/.test(hex) && guestWith(deps, Buffer.from(hex.slice(0, 12), 'hex')) === id;
};
