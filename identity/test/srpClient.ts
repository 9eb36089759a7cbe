import { createHmac, randomBytes } from 'node:crypto';
import { generator, hash, multiplier, power, prime } from '../srp/group.ts';
import { numberOf, padded } from '../srp/numbers.ts';
import type { Owner } from '../srp/verifier.ts';

/** The other side of the exchange, as Amazon's clients compute it. */
interface SrpClient {
  /** SRP_A, hexadecimal. */
  readonly clientValue: string;
  /** The answer to a challenge with these parameters. */
  readonly prove: (
    owner: Owner,
    password: string,
    parameters: Readonly<Record<string, string>>,
    now?: Date,
  ) => Readonly<Record<string, string>>;
}

/** A moment as `Sun Nov 22 09:05:00 UTC 2026`. */
const timestampOf = (moment: Date): string => {
  const [weekday = '', day = '', month = '', year = '', time = ''] = moment.toUTCString().split(' ');
  return `${weekday.slice(0, 3)} ${month} ${Number(day)} ${time} UTC ${year}`;
};

/** Starts an exchange with a secret number. */
export const srpClient = (secret: bigint = numberOf(randomBytes(32))): SrpClient => {
  const value = power(generator, secret);
  return {
    clientValue: value.toString(16),
    prove: (owner, password, parameters, now = new Date()) => {
      const serverValue = BigInt(`0x${parameters['SRP_B']}`);
      const secretBlock = parameters['SECRET_BLOCK'] ?? '';
      const inner = hash(Buffer.from(`${owner.group}${owner.id}:${password}`));
      const x = numberOf(hash(padded(BigInt(`0x${parameters['SALT']}`)), inner));
      const u = numberOf(hash(padded(value), padded(serverValue)));
      const base = (((serverValue - multiplier * power(generator, x)) % prime) + prime) % prime;
      const shared = power(base, secret + u * x);
      const extracted = createHmac('sha256', padded(u)).update(padded(shared)).digest();
      const key = createHmac('sha256', extracted).update('Caldera Derived Key\x01').digest().subarray(0, 16);
      const timestamp = timestampOf(now);
      const signature = createHmac('sha256', key)
        .update(owner.group)
        .update(owner.id)
        .update(Buffer.from(secretBlock, 'base64'))
        .update(timestamp)
        .digest('base64');
      return {
        USERNAME: parameters['USERNAME'] ?? owner.id,
        PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
        PASSWORD_CLAIM_SIGNATURE: signature,
        TIMESTAMP: timestamp,
      };
    },
  };
};
