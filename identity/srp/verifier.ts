import { randomBytes, timingSafeEqual } from 'node:crypto';
import { generator, hash, power } from './group.ts';
import { numberOf, padded } from './numbers.ts';

/** Who a password belongs to. The id never changes, unlike the email address. */
export interface Owner {
  /** The name of the pool, or the key of a group of devices. */
  readonly group: string;
  readonly id: string;
}

/** What is stored for a password: it can check the password, but not reveal it. Both are hexadecimal. */
export interface Verifier {
  readonly salt: string;
  readonly verifier: string;
}

const verifierOf = ({ group, id }: Owner, password: string, salt: string): bigint => {
  const secret = hash(padded(BigInt(`0x${salt}`)), hash(Buffer.from(`${group}${id}:${password}`)));
  return power(generator, numberOf(secret));
};

export const createVerifier = (owner: Owner, password: string): Verifier => {
  const salt = randomBytes(16).toString('hex');
  return { salt, verifier: verifierOf(owner, password, salt).toString(16) };
};

/** Whether the password is the one of the verifier; takes the same time for any password. */
export const matchesVerifier = (owner: Owner, password: string, { salt, verifier }: Verifier): boolean =>
  timingSafeEqual(hash(padded(verifierOf(owner, password, salt))), hash(padded(BigInt(`0x${verifier}`))));
