import type { IdentityDeps } from '../deps.ts';
import type { Verifier } from '../srp/verifier.ts';

type Deps = Pick<IdentityDeps, 'secrets'>;

/** 16 bytes as a UUID of version 4. */
const uuidOf = (bytes: Buffer): string => {
  const hex = bytes.toString('hex');
  const variant = ((bytes[8] ?? 0) % 4) + 8;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant.toString(16)}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** The second part of a made-up id is a keyed hash of its first. */
const idWith = ({ secrets }: Deps, first: Buffer): string =>
  uuidOf(
    Buffer.concat([first, secrets.keyedHash(`unknown account ${first.toString('hex')}`).subarray(0, 10)]),
  );

/**
 * A made-up id for a name without an account, always the same. It is also its own id, because clients send ids as names and
 * an existing account has the same id by both.
 */
export const unknownId = (deps: Deps, name: string): string => {
  const isId = idWith(deps, Buffer.from(name.replaceAll('-', '').slice(0, 12), 'hex')) === name;
  return isId ? name : idWith(deps, deps.secrets.keyedHash(`id of ${name.toLowerCase()}`).subarray(0, 6));
};

/** A made-up verifier for an id without a password, always the same, so that it looks like an existing account. */
export const unknownVerifier = ({ secrets }: Deps, id: string): Verifier => {
  const part = (label: string) => secrets.keyedHash(`${label} of ${id}`).toString('hex');
  return { salt: part('salt').slice(0, 32), verifier: part('verifier').repeat(12).slice(0, 766) };
};
