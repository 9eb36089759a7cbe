import { createHmac } from 'node:crypto';

const stepSeconds = 30;

/** The bytes of a secret in base 32, with or without spaces. */
const bytesOf = (secret: string): Buffer => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret.replaceAll(/\s/g, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/**
 * The code that an authenticator app shows (RFC 6238), or the one after it (1). Both are accepted, each once and none after a
 * later one, also half a minute later. The second code of a journey is the one after, because the app may show the first one still.
 */
export const totpCode = (secret: string, offset: 0 | 1 = 0): string => {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / stepSeconds) + offset));
  const hash = createHmac('sha1', bytesOf(secret)).update(step).digest();
  const start = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(start) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
};
